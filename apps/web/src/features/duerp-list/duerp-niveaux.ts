export { DuerpNiveaux as default } from '@odu/ui';
