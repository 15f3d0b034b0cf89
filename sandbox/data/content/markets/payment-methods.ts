import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { createDocument, documentId, localeText, reference } from '#sandbox/data/content/document.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { drawPaymentMark } from '#sandbox/data/content/images/payment-marks.ts';
import { paymentMethodTitles } from '#sandbox/data/copy/catalogs.ts';
import { isOffered, paymentTable } from '#sandbox/data/tables/payment-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export function buildPaymentMethods(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return paymentTable.map(({ code, type, withdrawal, capability }, index) =>
    createDocument(at, documentId('paymentMethod', code), 'paymentMethod', {
      code,
      title: localeText(paymentMethodTitles, (titles) => titles[code]),
      logo: images.addDrawing(drawPaymentMark(code), 240, 240, paymentMethodTitles.in('en')[code]),
      type,
      deposit: true,
      withdraw: Boolean(withdrawal),
      ...(capability ? { capability } : {}),
      order: index + 1,
    }),
  );
}

/** The payment methods of a market; bounds in major units of its currency. */
export function listMarketMethods(market: string, currency: string) {
  const inCurrency = (euro: number) => toWire(scaleEuro(euro, currency));
  return paymentTable
    .filter((method) => isOffered(method, market))
    .map(({ code, deposit, withdrawal }) => ({
      _key: code.toLowerCase(),
      method: reference(documentId('paymentMethod', code)),
      min: inCurrency(deposit[0]),
      max: inCurrency(deposit[1]),
      processTime: 'instant',
      ...(withdrawal
        ? {
            minWithdraw: inCurrency(withdrawal.bounds[0]),
            maxWithdraw: inCurrency(withdrawal.bounds[1]),
            withdrawTime: withdrawal.time,
          }
        : {}),
    }));
}
