import { z } from 'zod';
import { listOf, partOf } from './tolerant.ts';

const member = z.object({ id: z.string(), title: z.string() });

describe('incomplete content', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  it('leaves out an invalid member and keeps the others', () => {
    const list = listOf('promotion', member);
    expect(list.parse([{ id: 'a', title: 'A' }, { id: 'b' }, null, { id: 'c', title: 'C' }]).map(({ id }) => id)).toEqual([
      'a',
      'c',
    ]);
  });

  it('reports a problem once, by id and field, without text', () => {
    const list = listOf('banner', member);
    for (let time = 0; time < 3; time += 1) list.parse([{ id: 'once', title: 7, secret: 'text' }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('banner once (title');
    expect(warn.mock.calls[0]?.[0]).not.toContain('text');
  });

  it('reads a missing list as empty and an invalid part as null', () => {
    expect(listOf('x', member).parse(undefined)).toEqual([]);
    expect(listOf('x', member).parse(null)).toEqual([]);
    expect(partOf('picture', z.object({ url: z.url() })).parse({ url: 'javascript:' })).toEqual({ url: 'javascript:' });
    expect(partOf('picture', z.object({ url: z.url() })).parse({ url: 'nowhere' })).toBeNull();
    expect(partOf('picture', member).parse(undefined)).toBeNull();
  });
});
