/** A file as the wire takes it. */
export type EncodedFile = { name: string; extension: string; base64: string };

/** `comprobante.final.PDF` is `pdf`; without one, ''. */
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Encodes a file for the wire. Call it in `onSubmit`, not earlier: base64 is a third larger, and would be stored with
 * the values. Rejects if the browser can no longer read the file, e.g. because it was moved.
 */
export async function encodeFile(file: File): Promise<EncodedFile> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, extension: extensionOf(file.name), base64: url.slice(url.indexOf(',') + 1) };
}
