import { degrees, type Expr, evaluate, line, type WhyWrong } from '../../../author.ts'

type ByAngles = 'acute' | 'right' | 'obtuse'

/** Why a triangle does not have the other names by its angles, from its angles in order of size. */
export function notByAngles(
  answer: ByAngles,
  [least, middle, largest]: readonly [Expr, Expr, Expr],
): Readonly<Partial<Record<ByAngles, WhyWrong>>> {
  const acute = evaluate(least).equals(evaluate(middle))
    ? { en: line`The two ${least} angles are acute,`, es: line`Los dos ángulos de ${least} son agudos,` }
    : {
        en: line`The ${least} and ${middle} angles are acute,`,
        es: line`Los ángulos de ${least} y ${middle} son agudos,`,
      }
  switch (answer) {
    case 'acute':
      return {
        right: { en: line`No angle measures ${degrees(90)}.`, es: line`Ningún ángulo mide ${degrees(90)}.` },
        obtuse: {
          en: line`No angle is greater than ${degrees(90)}: the largest measures ${largest}.`,
          es: line`Ningún ángulo es mayor que ${degrees(90)}: el mayor mide ${largest}.`,
        },
      }
    case 'right':
      return {
        acute: {
          en: [...acute.en, ' but the third angle is not.'],
          es: [...acute.es, ' pero el tercero no lo es.'],
        },
        obtuse: {
          en: line`The largest angle is exactly ${degrees(90)}, not more.`,
          es: line`El ángulo mayor mide exactamente ${degrees(90)}, no más.`,
        },
      }
    case 'obtuse':
      return {
        acute: {
          en: [...acute.en, ...line` but the ${largest} angle is not.`],
          es: [...acute.es, ...line` pero el de ${largest} no lo es.`],
        },
        right: {
          en: line`No angle measures exactly ${degrees(90)}.`,
          es: line`Ningún ángulo mide exactamente ${degrees(90)}.`,
        },
      }
  }
}
