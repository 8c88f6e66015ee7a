/** The relative luminance (0 to 1) of an opaque `#RRGGBB` colour (WCAG 2.2, "relative luminance"). */
const computeLuminance = (color: string): number => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`not an opaque #RRGGBB colour: ${color}`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio (1 to 21) of two opaque `#RRGGBB` colours (WCAG 2.2, "contrast ratio"). */
export const computeContrast = (one: string, other: string): number => {
  const [darker, lighter] = [computeLuminance(one), computeLuminance(other)].toSorted(
    (left, right) => left - right,
  ) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};
