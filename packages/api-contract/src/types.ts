import type { components } from './schema.gen.ts';

type Schemas = components['schemas'];

export type Problem = Schemas['Problem'];
export type ProblemError = Schemas['ProblemError'];

export type PublicConfig = Schemas['PublicConfig'];
export type CaptchaChallenge = Schemas['CaptchaChallenge'];

export type Tokens = Schemas['Tokens'];
export type CreateTokenRequest = Schemas['CreateTokenRequest'];
export type RefreshTokenRequest = Schemas['RefreshTokenRequest'];
export type CreateTokenByDelegateRequest = Schemas['CreateTokenByDelegateRequest'];
export type AccountCheck = Schemas['AccountCheck'];
export type CreateAccountRequest = Schemas['CreateAccountRequest'];
export type ResetPasswordRequest = Schemas['ResetPasswordRequest'];
export type AccountInfo = Schemas['AccountInfo'];
export type Calendrier = Schemas['Calendrier'];

export type PlanId = Schemas['PlanId'];
export type PriceInfo = Schemas['PriceInfo'];
export type Subscription = Schemas['Subscription'];
export type Country = Schemas['Country'];
export type BillingProfile = Schemas['BillingProfile'];
export type BillingAddress = Schemas['BillingAddress'];
export type Invoice = Schemas['Invoice'];
export type UpsertBillingProfileRequest = Schemas['UpsertBillingProfileRequest'];
export type InitPaymentRequest = Schemas['InitPaymentRequest'];

export type SendContactRequest = Schemas['SendContactRequest'];
export type SendPublicContactRequest = Schemas['SendPublicContactRequest'];

export type CreatedResource = Schemas['CreatedResource'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type Note = Schemas['Note'];
export type NiveauDeRisqueStatus = Schemas['NiveauDeRisqueStatus'];
export type CompteursDeNiveau = Schemas['CompteursDeNiveau'];
export type SortBy = Schemas['SortBy'];
export type DisplayOptions = Schemas['DisplayOptions'];
export type Entreprise = Schemas['Entreprise'];
export type CategorieDeRisques = Schemas['CategorieDeRisques'];
export type Risque = Schemas['Risque'];
export type EvaluationPrecedente = Schemas['EvaluationPrecedente'];
export type Effectif = Schemas['Effectif'];
export type MesureEnPlace = Schemas['MesureEnPlace'];
export type StatutAction = Schemas['StatutAction'];
export type TypeDeMesure = Schemas['TypeDeMesure'];
export type ActionPreventive = Schemas['ActionPreventive'];
export type CodeDeFamille = Schemas['CodeDeFamille'];
export type FamilleNonConcernee = Schemas['FamilleNonConcernee'];
export type UniteDeTravail = Schemas['UniteDeTravail'];
export type DuerpData = Schemas['DuerpData'];
export type Version = Schemas['Version'];
export type MotifDeVersion = Schemas['MotifDeVersion'];
export type TypeDeSuivi = Schemas['TypeDeSuivi'];
export type AvisDuCse = Schemas['AvisDuCse'];
export type EntreeDeSuivi = Schemas['EntreeDeSuivi'];
export type ReponseDeRevue = Schemas['ReponseDeRevue'];
export type RevueDeRisque = Schemas['RevueDeRisque'];
export type AddSuiviRequest = Schemas['AddSuiviRequest'];
export type SendToSpstRequest = Schemas['SendToSpstRequest'];
export type Exposition = Schemas['Exposition'];
export type DuerpDocument = Schemas['DuerpDocument'];
export type DuerpListItem = Schemas['DuerpListItem'];
export type DuerpExample = Schemas['DuerpExample'];
export type DuerpPatch = Schemas['DuerpPatch'];
export type DuerpWriteResult = Schemas['DuerpWriteResult'];

export type UniteDeTravailInput = Schemas['UniteDeTravailInput'];
export type ActionAssociee = Schemas['ActionAssociee'];
export type RisqueInput = Schemas['RisqueInput'];
export type UpdateListUnitesDeTravailRequest = Schemas['UpdateListUnitesDeTravailRequest'];
export type UpdateListRisquesRequest = Schemas['UpdateListRisquesRequest'];
export type UpdateRisqueRequest = Schemas['UpdateRisqueRequest'];
export type UpdateFamillesRequest = Schemas['UpdateFamillesRequest'];
export type UpdateExpositionsRequest = Schemas['UpdateExpositionsRequest'];
export type UpdateTogglePapripactRequest = Schemas['UpdateTogglePapripactRequest'];
export type UpsertActionPreventiveRequest = Schemas['UpsertActionPreventiveRequest'];
export type DeleteActionPreventiveRequest = Schemas['DeleteActionPreventiveRequest'];
export type GenerateVersionRequest = Schemas['GenerateVersionRequest'];
export type ImportDuerpRequest = Schemas['ImportDuerpRequest'];
export type VerifiedFile = Schemas['VerifiedFile'];
export type VerifiedVersion = Schemas['VerifiedVersion'];

export type MasterData = Schemas['MasterData'];
export type ExampleUniteDeTravail = Schemas['ExampleUniteDeTravail'];
export type FamilleDeRisques = Schemas['FamilleDeRisques'];
export type PremadeCategorie = Schemas['PremadeCategorie'];
export type MesureType = Schemas['MesureType'];
export type FacteurL4161 = Schemas['FacteurL4161'];
export type PremadeRisque = Schemas['PremadeRisque'];
export type SeuilReglementaire = Schemas['SeuilReglementaire'];

/** Tells the small answer of a write (`Prefer: return=minimal`) from the whole document. */
export function isDuerpPatch(result: DuerpWriteResult): result is DuerpPatch {
  return 'isPatch' in result;
}
