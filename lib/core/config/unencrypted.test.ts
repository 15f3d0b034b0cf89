import { settingsWithoutTls } from './unencrypted.ts';

test('OPS-07 names every setting by which something leaves this machine without TLS', () => {
  const config = {
    SITE_URL: 'http://casino.example',
    PLATFORM_URL: 'https://platform.example',
    IDENTITY_URL: 'http://127.0.0.1:4102',
    ACCESS_URL: 'http://localhost:4101',
    WS_URL: 'ws://feed.example',
    REDIS_URL: 'redis://:secret@redis.internal:6379',
    CHAT_ORIGINS: 'https://chat.example ws://chat.example',
    GAME_ORIGINS: '',
    CRM_URL: 'HTTP://crm.example',
    SITE_ID: 5,
  };
  expect(settingsWithoutTls(config)).toEqual(['SITE_URL', 'WS_URL', 'REDIS_URL', 'CHAT_ORIGINS', 'CRM_URL']);
});
