import type { Locator, Page } from '@playwright/test';

/** Measures screenshots in a page of its own: the policy of a game's page allows no images from elsewhere. */
export async function createBrightnessMeter(page: Page): Promise<(part: Locator) => Promise<number>> {
  const ruler = await page.context().newPage();
  /** Mean relative luminance of the pixels of a part, from 0 to 1. */
  return async (part) => {
    const picture = (await part.screenshot()).toString('base64');
    return ruler.evaluate(async (base64) => {
      const reply = await fetch(`data:image/png;base64,${base64}`);
      const bitmap = await createImageBitmap(await reply.blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      let sum = 0;
      for (let at = 0; at < data.length; at += 4)
        sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      return sum / 255 / (data.length / 4);
    }, picture);
  };
}
