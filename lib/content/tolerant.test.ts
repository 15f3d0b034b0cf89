import { z } from 'zod';
import { listOf, partOf } from './tolerant.ts';

const member = z.object({ id: z.string(), title: z.string() });

describe('content that is not finished', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  it('leaves a faulty member out and keeps its neighbours', () => {
    const list = listOf('promotion', member);
    expect(list.parse([{ id: 'a', title: 'A' }, { id: 'b' }, null, { id: 'c', title: 'C' }]).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ]);
  });

  it('reports a fault once, by its name and place, without its text', () => {
    const list = listOf('banner', member);
    for (let time = 0; time < 3; time += 1) list.parse([{ id: 'once', title: 7, secret: 'text' }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('banner once (title');
    expect(warn.mock.calls[0]?.[0]).not.toContain('text');
  });

  it('reads a missing list as empty and a faulty part as none', () => {
    expect(listOf('x', member).parse(undefined)).toEqual([]);
    expect(listOf('x', member).parse(null)).toEqual([]);
    expect(partOf('picture', z.object({ url: z.url() })).parse({ url: 'javascript:' })).toEqual({ url: 'javascript:' });
    expect(partOf('picture', z.object({ url: z.url() })).parse({ url: 'nowhere' })).toBeNull();
    expect(partOf('picture', member).parse(undefined)).toBeNull();
  });
});
