// What another application imports: everything public, with the styles of every page (fonts, resets, themes) in the one style sheet.
import '../src/theme/fonts.css';
import '../src/theme/global.css.ts';

export * from '../src/index.ts';
