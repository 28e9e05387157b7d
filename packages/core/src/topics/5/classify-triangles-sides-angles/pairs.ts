import { type Block, type Both, failed, type Inline, itemOf, type Sentence } from '../../../author.ts'
import { BY_ANGLES, BY_SIDES, type ByAngles, type BySides, SAID, type Types } from './parts.ts'

/** All nine pairs of names; two of them cannot be together. */
export const NINE: readonly Types[] = BY_SIDES.flatMap(sides => BY_ANGLES.map((angles): Types => [sides, angles]))
export const canBe = ([sides, angles]: Types): boolean => sides !== 'equilateral' || angles === 'acute'

/** Angles of triangles that show a pair. */
const ANGLES: Readonly<Record<string, readonly [string, string]>> = {
  'equilateral acute': ['60°, 60°', '60°'],
  'isosceles acute': ['70°, 70°', '40°'],
  'isosceles right': ['45°, 45°', '90°'],
  'isosceles obtuse': ['30°, 30°', '120°'],
  'scalene acute': ['50°, 60°', '70°'],
  'scalene right': ['30°, 60°', '90°'],
  'scalene obtuse': ['20°, 40°', '120°'],
}
export const anglesOf = (types: Types): Both<string> => {
  const [two, last] = ANGLES[types.join(' ')] ?? failed(`No triangle is ${types.join(' and ')}`)
  return { en: `${two}, and ${last}`, es: `${two} y ${last}` }
}
const paragraph = (en: string, es: string): Both<Block> => ({
  en: { kind: 'paragraph', content: [en] },
  es: { kind: 'paragraph', content: [es] },
})

export type Reason =
  | { readonly kind: 'example'; readonly of: Types }
  | { readonly kind: 'never'; readonly sides: BySides; readonly angles: ByAngles }
  | { readonly kind: 'sixty' }
  | { readonly kind: 'anyAngles'; readonly sides: BySides }
export const reasonSaid = (reason: Reason): Sentence => {
  const key = JSON.stringify(reason)
  switch (reason.kind) {
    case 'example': {
      const angles = anglesOf(reason.of)
      return {
        key,
        says: paragraph(
          `Yes, because a triangle with angles of ${angles.en} is both.`,
          `Sí, porque un triángulo con ángulos de ${angles.es} cumple las dos condiciones.`,
        ),
      }
    }
    case 'never': {
      const sides = SAID[reason.sides]
      return {
        key,
        says: paragraph(
          `No, because ${sides.en} triangles never have ${WIDE[reason.angles].en}.`,
          `No, porque los triángulos ${sides.es}s nunca tienen ${WIDE[reason.angles].es}.`.replace(
            'isósceless',
            'isósceles',
          ),
        ),
      }
    }
    case 'sixty':
      return {
        key,
        says: paragraph(
          'No, because with 3 equal sides every angle measures 60°.',
          'No, porque con 3 lados iguales cada ángulo mide 60°.',
        ),
      }
    case 'anyAngles':
      return {
        key,
        says: paragraph(
          `Yes, because ${SAID[reason.sides].en} triangles can have any angles.`,
          `Sí, porque los triángulos ${SAID[reason.sides].es}s pueden tener ángulos cualesquiera.`.replace(
            'isósceless',
            'isósceles',
          ),
        ),
      }
  }
}
/** Why a verdict is wrong. */
export const whyNot = (reason: Reason, types: Types): Both<readonly Inline[]> => {
  switch (reason.kind) {
    case 'example': {
      const [sides, angles] = [SAID[reason.of[0]], SAID[reason.of[1]]]
      return {
        en: [`That triangle is ${sides.en} and ${angles.en}.`],
        es: [`Ese triángulo es ${sides.es} y ${angles.es}.`],
      }
    }
    case 'never': {
      const angles = anglesOf(types)
      return {
        en: [`A triangle with angles of ${angles.en} is both.`],
        es: [`Un triángulo con ángulos de ${angles.es} cumple las dos condiciones.`],
      }
    }
    case 'anyAngles':
      return {
        en: ['Equal sides lie across from equal angles, so each angle measures 60°.'],
        es: ['Los lados iguales están frente a ángulos iguales, así que cada ángulo mide 60°.'],
      }
    case 'sixty':
      return failed('With 3 equal sides every angle does measure 60°')
  }
}
const WIDE: Readonly<Record<ByAngles, Both<string>>> = {
  acute: { en: '3 acute angles', es: '3 ángulos agudos' },
  right: { en: 'a right angle', es: 'un ángulo recto' },
  obtuse: { en: 'an obtuse angle', es: 'un ángulo obtuso' },
}

/** The right verdict with its reason, and three wrong ones. */
export function verdictsOf(types: Types): {
  readonly right: Reason
  readonly wrong: readonly [Reason, Reason, Reason]
} {
  const [sides, angles] = types
  const otherAngles = BY_ANGLES.filter(one => one !== angles && canBe([sides, one]))
  const otherSides = BY_SIDES.filter(one => one !== sides && canBe([one, angles]))
  if (!canBe(types))
    return {
      right: { kind: 'sixty' },
      wrong: [
        { kind: 'example', of: ['isosceles', angles] },
        { kind: 'example', of: ['equilateral', 'acute'] },
        { kind: 'anyAngles', sides },
      ],
    }
  return {
    right: { kind: 'example', of: types },
    wrong: [
      { kind: 'never', sides, angles },
      { kind: 'example', of: otherAngles[0] ? [sides, otherAngles[0]] : ['isosceles', 'right'] },
      { kind: 'example', of: [itemOf(otherSides, 0), angles] },
    ],
  }
}
