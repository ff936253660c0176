; The Windows installer. It asks for no administrator: everything is this person's own, below %LOCALAPPDATA%\Programs.
; scripts/package/windows.py calls makensis and defines NAME, VERSION, FOLDER, TARGET and the rest.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define CLASSES "Software\Classes"

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString RECORD ${LANG_ENGLISH} "${NAME} game record"
LangString RECORD ${LANG_GERMAN} "${NAME}-Spielstand"
LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Please close it first."
LangString RUNNING ${LANG_GERMAN} "${NAME} läuft noch. Bitte beende es zuerst."

; A file that is being run cannot be opened for writing.
!macro CHECK_RUNNING
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 1
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro CHECK_RUNNING
  RMDir /r "$INSTDIR\_internal" ; what an older version left
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${APP_ID}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${APP_ID}" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\${APP_ID}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${APP_ID}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The ${NAME} project"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

; Settings and saved games stay: they are the person's, not the program's.
Section "Uninstall"
  !insertmacro CHECK_RUNNING
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\raise-qt.exe"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${APP_ID}"
    DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${APP_ID}"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${RefreshShellIcons}
SectionEnd
