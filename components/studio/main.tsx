import './studio.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { settingsElement, studioSettingsSchema } from '#lib/studio/settings.ts';
import { TrustGate } from './trust-gate.tsx';

const Desk = lazy(async () => ({ default: (await import('./desk.tsx')).Desk }));
const settings = studioSettingsSchema.parse(JSON.parse(document.getElementById(settingsElement)?.textContent ?? ''));
const desk = (
  <Suspense fallback={<p className="studio-wait">Opening the Studio …</p>}>
    <Desk settings={settings} />
  </Suspense>
);

const root = document.getElementById('studio');
if (root) createRoot(root).render(settings.sandboxToken ? <TrustGate settings={settings}>{desk}</TrustGate> : desk);
