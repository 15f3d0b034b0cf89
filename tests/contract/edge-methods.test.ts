import { NextRequest } from 'next/server';
import { middleware } from '../../middleware.ts';

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'SEC-15 a page takes no %s under another server than ours either',
  async (method) => {
    const answer = await middleware(new NextRequest('http://localhost:3000/fi-FI', { method }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toMatchObject({ status: 405, code: 'error.method.not_allowed' });
  },
);
