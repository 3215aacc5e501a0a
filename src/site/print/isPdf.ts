/** Whether a response is a PDF. A login page or a gateway may answer an address of ours with status 200, too. */

const signature = '%PDF-';

/** Reads the body. */
export async function isPdf(response: Response): Promise<boolean> {
  return response.status === 200 && (await (await response.blob()).slice(0, signature.length).text()) === signature;
}
