import type { Hono } from 'hono';
import { badRequest, requestError } from '../errors.ts';
import { parseAssetFile } from '../images/asset-id.ts';
import type { Gallery } from '../images/gallery.ts';
import { parseImageParams } from '../images/params.ts';
import { reasonOf } from '../images/render.ts';
import { type UploadOptions, uploadImage } from '../images/upload.ts';
import { dataset, projectId } from '../names.ts';
import { requireDataset, requireToken, versionPath } from './wire.ts';

/** `GET /images/{project}/{dataset}/{hash}-{w}x{h}.{ext}?w&h&q&fm&fit&dpr&auto`: a picture never changes under its address. */
export function addImageRoutes(app: Hono, gallery: Gallery): void {
  app.get(`/images/${projectId}/${dataset}/:file`, async (c) => {
    const name = parseAssetFile(c.req.param('file'));
    if (!name) throw requestError(404, 'Not Found', 'There is no such picture.');
    const params = parseImageParams(c.req.query(), c.req.header('accept'));
    if (!params) throw badRequest('A parameter of the picture is malformed.');
    const picture = await gallery.render(name, params).catch((error: unknown) => {
      throw badRequest(`The picture cannot be drawn like this: ${reasonOf(error)}`);
    });
    if (!picture) throw requestError(404, 'Not Found', 'There is no such picture.');
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': picture.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      // An uploaded SVG is shown, never run.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...(c.req.query('auto') === 'format' && { vary: 'Accept' }),
    });
  });
}

/** `POST /assets/images/{dataset}`: the file's bytes in, `{document}` out. */
export function addUploadRoutes(app: Hono, options: UploadOptions & { readonly editorToken: string }): void {
  app.post(`${versionPath}/assets/images/:dataset`, async (c) => {
    requireDataset(c);
    requireToken(c, options.editorToken);
    const bytes = Buffer.from(await c.req.arrayBuffer());
    if (bytes.byteLength === 0) throw badRequest('The upload is empty.');
    const { filename, title, description } = c.req.query();
    const document = await uploadImage(options, bytes, { filename, title, description });
    return c.json({ document });
  });
}
