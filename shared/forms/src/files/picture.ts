/** A picture that the browser has opened, not yet unpacked. Its size is that of the picture the right way up. */
export type Opened = { image: HTMLImageElement; pixels: number; close(): void };

/**
 * Opens a picture as an element, which every browser of the floor turns the right way up by itself, also when it is drawn:
 * nothing here reads how it is turned, or it would be turned twice. Rejects if the browser cannot read it.
 */
export async function openPicture(file: Blob): Promise<Opened> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
  } catch (error) {
    close();
    throw error;
  }
  return { image, pixels: image.naturalWidth * image.naturalHeight, close };
}
