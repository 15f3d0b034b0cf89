import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const confirmUpload = call<typeof contract.confirmUpload>('POST /player/me/documents/status');
export const listDocuments = call<typeof contract.listDocuments>('GET /player/me/documents');
export const startUpload = call<typeof contract.startUpload>('POST /player/me/documents/initiate');
