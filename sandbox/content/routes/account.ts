import type { Hono } from 'hono';
import { z } from 'zod';
import { badRequest } from '../errors.ts';
import { dataset, projectId } from '../names.ts';
import type { PreferenceStore } from '../preferences.ts';
import { readJson, requireDataset, requireToken, type Tokens, versionPath } from './request.ts';

const administrator = { name: 'administrator', title: 'Administrator', description: 'May read and write everything' };

/** The only user of the project. */
const editor = {
  id: 'editor',
  sanityUserId: 'editor',
  projectId,
  displayName: 'Editor of the sandbox',
  name: 'Editor of the sandbox',
  email: 'editor@sandbox.test',
  provider: 'sandbox',
  role: administrator.name,
  roles: [administrator],
  imageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const preferencesSchema = z.array(z.object({ key: z.string().min(1).max(256), value: z.unknown() })).max(50);

interface AccountRoutes {
  readonly preferences: PreferenceStore;
  readonly tokens: Tokens;
}

/** The Studio's user, permissions and saved preferences. */
export function addAccountRoutes(app: Hono, { preferences, tokens }: AccountRoutes): void {
  app.get(`${versionPath}/auth/providers`, (c) => c.json({ providers: [] }));
  app.use(`${versionPath}/:area{users|auth|projects|features|intake|journey}/*`, async (c, next) => {
    requireToken(c, tokens);
    await next();
  });
  app.get(`${versionPath}/auth/id`, (c) => c.json({ id: editor.id }));
  app.get(`${versionPath}/users/me/keyvalue/:keys`, async (c) => c.json(await preferences.read(c.req.param('keys').split(','))));
  app.put(`${versionPath}/users/me/keyvalue`, async (c) => {
    const body = preferencesSchema.safeParse(await readJson(c));
    if (!body.success) throw badRequest('The body must be [{"key": "…", "value": …}].');
    await preferences.write(body.data);
    return c.json(body.data);
  });
  app.get(`${versionPath}/users/:ids`, (c) => {
    const ids = c.req.param('ids').split(',');
    if (ids.length === 1) return c.json(editor);
    return c.json(ids.map((id) => ({ ...editor, id: id === 'me' ? editor.id : id })));
  });
  app.get(`${versionPath}/projects/${projectId}`, (c) => c.json(project));
  app.get(`${versionPath}/projects/${projectId}/roles`, (c) => c.json([administrator]));
  app.get(`${versionPath}/projects/${projectId}/grants`, (c) => c.json({}));
  app.get(`${versionPath}/projects/${projectId}/user-applications`, (c) => c.json([]));
  app.get(`${versionPath}/projects/${projectId}/datasets`, (c) =>
    // With `datasetProfile` the Studio looks for its comments dataset, which does not exist here.
    c.json(c.req.query('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public' }]),
  );
  app.get(`${versionPath}/projects/${projectId}/datasets/:dataset/acl`, (c) => {
    requireDataset(c);
    return c.json([
      { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'manage', 'editHistory'] },
    ]);
  });
  app.get(`${versionPath}/features`, (c) => c.json([]));
  app.get(`${versionPath}/journey/announcements`, (c) => c.json([]));
  app.get(`${versionPath}/intake/telemetry-status`, (c) => c.json({ status: 'denied' }));
}

const project = {
  id: projectId,
  displayName: 'Parlour sandbox',
  studioHost: null,
  isBlocked: false,
  isDisabled: false,
  isDisabledByUser: false,
  activityFeedEnabled: false,
  createdAt: editor.createdAt,
  updatedAt: editor.createdAt,
  organizationId: null,
  metadata: {},
  members: [{ id: editor.id, role: administrator.name, roles: [administrator], isCurrentUser: true, isRobot: false }],
  features: [],
};
