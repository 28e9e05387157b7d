/** What the solids are. */
export const levels = {
  easy: { solids: 'cones and spheres, whole volumes' },
  medium: { solids: 'diameters, hemispheres, fractions' },
  hard: { solids: 'two solids, or a length that is not given' },
} as const
