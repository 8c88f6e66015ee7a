/**
 * The two style elements that react-aria 3.53.1 adds to the page, by the SHA-256 of their text: usePress (touch-action)
 * and usePreventScroll (overscroll-behavior, on touch screens). A test compares them with the installed sources.
 */
export const REACT_ARIA_STYLE_HASHES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

/** What a page of ODU may load: its own files, nothing inline but react-aria's styles, nothing from elsewhere. */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // blob: and data: are pictures that the page itself draws, never code.
  imgSrc: ["'self'", 'data:', 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", ...REACT_ARIA_STYLE_HASHES],
  workerSrc: ["'self'"],
};
