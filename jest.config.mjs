import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'jose',
  'groq-js',
  '@sanity',
  'hono',
  '@hono',
  '@portabletext',
  'next-sanity',
  'iron-session',
  'uncrypto',
  'get-it',
  'is-retry-allowed',
  'nanoid',
  'p-queue',
  'p-timeout',
  'iron-webcrypto',
  '@oddbird',
  '@redocly',
  'eventsource',
  'eventsource-parser',
];

const testMatch = (ending) => [`<rootDir>/{app,components,lib,sandbox,scripts,tests/contract}/**/*.test.${ending}`];

const config = {
  testEnvironment: 'node',
  testMatch: testMatch('ts'),
  moduleNameMapper: { '^server-only$': '<rootDir>/tests/fixtures/empty-module.ts' },
  setupFilesAfterEnv: ['<rootDir>/tests/fixtures/browser-setup.ts'],
};

/** next/jest sets its own `transformIgnorePatterns`: packages that ship only ES modules have to get through. */
export default async function jestConfig() {
  const resolved = await withNext(config)();
  const project = {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
  const components = { ...project, testMatch: testMatch('tsx'), testEnvironment: 'jsdom' };
  return { testTimeout: 60_000, projects: [project, components] };
}
