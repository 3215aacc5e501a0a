/**
 * Whether a response can hold an image. A host may answer a missing file with its error page and status 200, and may
 * not know the type of an image (`application/octet-stream`).
 */
export const canBeImage = (response: Response): boolean =>
  response.status === 200 && /^(image\/|application\/octet-stream)/.test(response.headers.get('content-type') ?? '');
