/** Hands a file to the reader as one of their own. */

export function download(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the file by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
