/** The screen of a small phone; `parameters` of a story, with `phoneGlobals` as its `globals`. */
export const phoneViewport = {
  viewport: {
    options: {
      telephone: { name: 'Téléphone', styles: { width: '360px', height: '720px' }, type: 'mobile' },
    },
  },
};

export const phoneGlobals = { viewport: { value: 'telephone', isRotated: false } };
