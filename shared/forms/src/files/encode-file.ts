/** A file as the wire takes it. */
export type EncodedFile = { name: string; extension: string; base64: string };

/** `comprobante.final.PDF` is `pdf`; without one, ''. */
const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Encodes a file for the wire. In `onSubmit` and not before: its base64 is a third larger, and would go where values go.
 * Rejects when the browser cannot read the file any more, e.g. because it was moved.
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
