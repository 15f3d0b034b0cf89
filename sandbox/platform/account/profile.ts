import type { Profile } from '#lib/account/contract.ts';
import { statusAt } from '../players/blocks.ts';
import type { Player } from '../players/tables.ts';

/** The player's profile as the contract describes it; the date of the first deposit comes from the ledger. */
export function writeProfile(player: Player, firstDepositAt: Date | undefined, now: Date): Profile {
  return {
    playerId: String(player.id),
    personid: player.personId,
    kycStatus: player.kycStatus,
    requestDocumentTypeStatus: player.requestedDocuments.join(','),
    firstLogin: player.firstLogin,
    firstDepositDate: firstDepositAt?.toISOString() ?? null,
    termsAndConditionsAcceptedVersion: player.termsVersion,
    loyaltyLevel: player.loyaltyLevel,
    limitLevel: player.limitLevel,
    countryCode: player.countryCode,
    currencyCode: player.currencyCode,
    languageCode: player.languageCode,
    province: player.province,
    affiliateReg: player.affiliate,
    status: statusAt(player, now),
    ...player.flags,
    firstName: player.firstName,
    lastName: player.lastName,
    email: player.email,
    mobilePhone: player.mobilePhone,
    dateOfBirth: player.dateOfBirth ?? '',
    address: player.address,
    city: player.city,
    postCode: player.postCode,
    registrationDate: player.registeredAt.toISOString(),
  };
}
