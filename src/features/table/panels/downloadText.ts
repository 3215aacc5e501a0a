/** Hands a text to the reader as a file of their own. */

export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the text by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
