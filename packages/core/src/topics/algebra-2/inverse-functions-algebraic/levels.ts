export const levels = {
  easy: { kinds: ['linear', 'quotient', 'cube'] },
  medium: { kinds: ['shiftedCube', 'fraction'], restricted: ['root'] },
  hard: { kinds: ['rational'], restricted: ['linearRoot', 'restricted'] },
} as const
