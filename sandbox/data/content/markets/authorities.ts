import { createDocument, documentId } from '#sandbox/data/content/document.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { drawMark } from '#sandbox/data/content/images/marks.ts';
import { licenceNumber } from '#sandbox/data/content/locale-context.ts';
import { inEveryLanguage } from '#sandbox/data/content/promotions/taxonomy.ts';
import { type LicenceKey, licenceKeys, type RegulatorMarkKey, regulatorMarkKeys } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';

/** Fictional licence numbers. */
const numbers: Readonly<Record<LicenceKey, string>> = {
  harbour: licenceNumber,
  northlight: 'NGB-22-118',
  lakeshore: 'LGO 4471',
  southernIsles: 'SIGC/093',
};

/** Link targets of the player protection marks, after the locale. */
const markUrls: Readonly<Record<RegulatorMarkKey, string>> = {
  adultsOnly: '/responsible-gambling',
  limits: destinations.limits,
  selfTest: '/responsible-gambling',
  exclusionRegister: '/responsible-gambling',
  independentHelp: '/responsible-gambling',
};

export function buildLicences(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return licenceKeys.map((key) =>
    createDocument(at, documentId('licence', key), 'licence', {
      name: en.marks.licences[key],
      title: inEveryLanguage((copy) => copy.marks.licences[key]),
      logo: images.addDrawing(drawMark(key), 240, 240, en.marks.licences[key]),
      number: numbers[key],
    }),
  );
}

export function buildRegulationLogos(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return regulatorMarkKeys.map((key, index) =>
    createDocument(at, documentId('regulationLogo', key), 'regulationLogo', {
      name: en.marks.regulators[key],
      title: inEveryLanguage((copy) => copy.marks.regulators[key]),
      logo: images.addDrawing(drawMark(key), 240, 240, en.marks.regulators[key]),
      url: markUrls[key],
      order: index + 1,
    }),
  );
}
