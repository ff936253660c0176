"""`make package`: everything between the source and a double-click. What is shipped beside it lies in `packaging/`."""
