import type { Hono } from 'hono';
import { badRequest, ContentError, requestError } from '../errors.ts';
import { parseAssetFile } from '../images/asset-id.ts';
import type { ImageStore } from '../images/image-store.ts';
import { parseImageParams } from '../images/params.ts';
import { reasonOf } from '../images/render.ts';
import { type UploadOptions, uploadImage } from '../images/upload.ts';
import { dataset, projectId } from '../names.ts';
import { requireDataset, requireToken, type Tokens, versionPath } from './request.ts';

/** `GET /images/{project}/{dataset}/{hash}-{w}x{h}.{ext}?w&h&q&fm&fit&dpr&auto`: an image never changes at its URL. */
export function addImageRoutes(app: Hono, images: ImageStore): void {
  app.get(`/images/${projectId}/${dataset}/:file`, async (c) => {
    const name = parseAssetFile(c.req.param('file'));
    if (!name) throw requestError(404, 'Not Found', 'There is no such image.');
    const params = parseImageParams(c.req.query(), c.req.header('accept'));
    if (!params) throw badRequest('An image parameter is malformed.');
    const image = await images.render(name, params).catch((error: unknown) => {
      if (error instanceof ContentError) throw error;
      throw badRequest(`The image cannot be rendered: ${reasonOf(error)}`);
    });
    if (!image) throw requestError(404, 'Not Found', 'There is no such image.');
    return c.body(new Uint8Array(image.bytes), 200, {
      'content-type': image.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      // Scripts in an uploaded SVG must not run.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...(c.req.query('auto') === 'format' && { vary: 'Accept' }),
    });
  });
}

/** `POST /assets/images/{dataset}`: the file's bytes in, `{document}` out. */
export function addUploadRoutes(app: Hono, options: UploadOptions & { readonly tokens: Tokens }): void {
  app.post(`${versionPath}/assets/images/:dataset`, async (c) => {
    requireDataset(c);
    requireToken(c, options.tokens);
    const bytes = Buffer.from(await c.req.arrayBuffer());
    if (bytes.byteLength === 0) throw badRequest('The upload is empty.');
    const { filename, title, description } = c.req.query();
    const document = await uploadImage(options, bytes, { filename, title, description });
    return c.json({ document });
  });
}
