/** What stands in a form, as the query string it would send; blank fields are dropped. */

export function formSearch(form: HTMLFormElement): string {
  return [...new FormData(form)]
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}
