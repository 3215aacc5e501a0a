/** Bytes as a reader counts them: `283 KB`, `4.6 MB`. */
export function inBytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
