/** What a command says of a file it was given and cannot read. */
export function unreadable(filePath: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return `${filePath}: expected a file that can be read, found ${code === 'ENOENT' ? 'none' : (code ?? String(error))}.`;
}
