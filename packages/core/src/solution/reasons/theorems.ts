export const readAndUse = {
  id: 'read-and-use',
  en: 'Read {what}. Use {rule}.',
  es: 'Lee {what}. Usa {rule}.',
} as const
export const exteriorIsSum = {
  id: 'exterior-is-sum',
  en: 'An exterior angle is the sum of the two remote interior angles.',
  es: 'Un ángulo exterior es la suma de los dos ángulos interiores no adyacentes.',
} as const
export const bisectorHalves = {
  id: 'bisector-halves',
  en: 'A bisector cuts an angle into two equal angles.',
  es: 'Una bisectriz divide un ángulo en dos ángulos iguales.',
} as const
export const subtractKnownAngles = {
  id: 'subtract-known-angles',
  en: 'Subtract the known angles.',
  es: 'Resta los ángulos conocidos.',
} as const
export const wholeAngleOfParts = {
  id: 'whole-angle-of-parts',
  en: 'Subtract one part from the whole angle.',
  es: 'Resta una parte del ángulo entero.',
} as const
export const addKnownAngles = {
  id: 'add-known-angles',
  en: 'Add the known angles.',
  es: 'Suma los ángulos conocidos.',
} as const
export const straightAngle = {
  id: 'straight-angle',
  en: 'Angles side by side on a line add up to 180°.',
  es: 'Los ángulos contiguos sobre una recta suman 180°.',
} as const
export const equalAnglesShare = {
  id: 'equal-angles-share',
  en: 'The polygon is regular: equal angles share the sum.',
  es: 'El polígono es regular: ángulos iguales se reparten la suma.',
} as const
