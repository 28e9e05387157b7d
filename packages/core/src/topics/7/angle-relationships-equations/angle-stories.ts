import { type Block, type Both, degrees, type Expr, type Inline, line, prose, symbol } from '../../../author.ts'

/** Two angles with the sum `total`; one is given. */
export const otherAngleStories: readonly {
  readonly total: 90 | 180
  readonly most: number
  readonly says: (given: number) => Both<Block>
}[] = [
  {
    total: 90,
    most: 78,
    says: given => ({
      en: prose`Two angles are complementary. One of them measures ${degrees(given)}. What is the measure of the other angle?`,
      es: prose`Dos ángulos son complementarios. Uno de ellos mide ${degrees(given)}. ¿Cuánto mide el otro ángulo?`,
    }),
  },
  {
    total: 180,
    most: 165,
    says: given => ({
      en: prose`Two angles are supplementary. One of them measures ${degrees(given)}. What is the measure of the other angle?`,
      es: prose`Dos ángulos son suplementarios. Uno de ellos mide ${degrees(given)}. ¿Cuánto mide el otro ángulo?`,
    }),
  },
  {
    total: 90,
    most: 78,
    says: given => ({
      en: prose`A ramp leans against a vertical wall. The angle between the ramp and the level floor and the angle between the ramp and the wall are complementary. The ramp makes an angle of ${degrees(given)} with the floor. What angle does it make with the wall?`,
      es: prose`Una rampa se apoya en una pared vertical. El ángulo entre la rampa y el piso horizontal y el ángulo entre la rampa y la pared son complementarios. La rampa forma un ángulo de ${degrees(given)} con el piso. ¿Qué ángulo forma con la pared?`,
    }),
  },
  {
    total: 180,
    most: 165,
    says: given => ({
      en: prose`Two straight streets cross. Two neighboring angles at the corner are supplementary. One of them measures ${degrees(given)}. What is the measure of the other angle?`,
      es: prose`Dos calles rectas se cruzan. Dos ángulos vecinos en la esquina son suplementarios. Uno de ellos mide ${degrees(given)}. ¿Cuánto mide el otro ángulo?`,
    }),
  },
  {
    total: 180,
    most: 80,
    says: given => ({
      en: prose`The two blades of a pair of scissors are straight. The angle between the open blades and the angle between a blade and the handle next to it are supplementary. The blades open at an angle of ${degrees(given)}. What is the measure of the other angle?`,
      es: prose`Las dos hojas de unas tijeras son rectas. El ángulo entre las hojas abiertas y el ángulo entre una hoja y el mango de al lado son suplementarios. Las hojas forman un ángulo de ${degrees(given)}. ¿Cuánto mide el otro ángulo?`,
    }),
  },
  {
    total: 90,
    most: 78,
    says: given => ({
      en: prose`At three o'clock, the hands of a clock make a right angle. A line from the center splits it into two complementary angles. One of them measures ${degrees(given)}. What is the measure of the other angle?`,
      es: prose`A las tres en punto, las manecillas de un reloj forman un ángulo recto. Una línea desde el centro lo divide en dos ángulos complementarios. Uno de ellos mide ${degrees(given)}. ¿Cuánto mide el otro ángulo?`,
    }),
  },
]

const x = symbol('x')

/** How the solution of a story names its two angles. */
interface Names {
  readonly begin: (asked: Expr) => Both<readonly Inline[]>
  readonly end: (measure: Expr) => Both<readonly Inline[]>
}

const ANGLE_AND_COMPLEMENT: Names = {
  begin: asked => ({
    en: line`Let ${x} be the measure of the complement, in degrees: the angle measures ${asked}. The two angles add up to ${degrees(90)}.`,
    es: line`Sea ${x} la medida del complemento, en grados: el ángulo mide ${asked}. Los dos ángulos suman ${degrees(90)}.`,
  }),
  end: measure => ({
    en: line`The angle measures ${measure}.`,
    es: line`El ángulo mide ${measure}.`,
  }),
}
const ANGLE_AND_SUPPLEMENT: Names = {
  begin: asked => ({
    en: line`Let ${x} be the measure of the supplement, in degrees: the angle measures ${asked}. The two angles add up to ${degrees(180)}.`,
    es: line`Sea ${x} la medida del suplemento, en grados: el ángulo mide ${asked}. Los dos ángulos suman ${degrees(180)}.`,
  }),
  end: measure => ({
    en: line`The angle measures ${measure}.`,
    es: line`El ángulo mide ${measure}.`,
  }),
}
const FLOOR_AND_WALL: Names = {
  begin: asked => ({
    en: line`Let ${x} be the measure of the angle with the wall, in degrees: the angle with the floor measures ${asked}. The two angles add up to ${degrees(90)}.`,
    es: line`Sea ${x} la medida del ángulo con la pared, en grados: el ángulo con el piso mide ${asked}. Los dos ángulos suman ${degrees(90)}.`,
  }),
  end: measure => ({
    en: line`The ladder makes an angle of ${measure} with the floor.`,
    es: line`La escalera forma un ángulo de ${measure} con el piso.`,
  }),
}
const LARGER_AND_SMALLER: Names = {
  begin: asked => ({
    en: line`Let ${x} be the measure of the smaller angle, in degrees: the larger angle measures ${asked}. The two angles add up to ${degrees(180)}.`,
    es: line`Sea ${x} la medida del ángulo menor, en grados: el ángulo mayor mide ${asked}. Los dos ángulos suman ${degrees(180)}.`,
  }),
  end: measure => ({
    en: line`The larger angle measures ${measure}.`,
    es: line`El ángulo mayor mide ${measure}.`,
  }),
}

/** The asked angle is `times` the other angle and `more` degrees beyond that, or short of it. */
export interface ComparedStory {
  readonly total: 90 | 180
  readonly names: Names
  readonly more: (times: number, difference: number) => Both<Block>
  readonly less: (times: number, difference: number) => Both<Block>
}

export const comparedStories: readonly ComparedStory[] = [
  {
    total: 90,
    names: ANGLE_AND_COMPLEMENT,
    more: (times, difference) => ({
      en: prose`The measure of an angle is ${degrees(difference)} more than ${times} times the measure of its complement. What is the measure of the angle?`,
      es: prose`La medida de un ángulo es ${degrees(difference)} mayor que ${times} veces la medida de su complemento. ¿Cuánto mide el ángulo?`,
    }),
    less: (times, difference) => ({
      en: prose`The measure of an angle is ${degrees(difference)} less than ${times} times the measure of its complement. What is the measure of the angle?`,
      es: prose`La medida de un ángulo es ${degrees(difference)} menor que ${times} veces la medida de su complemento. ¿Cuánto mide el ángulo?`,
    }),
  },
  {
    total: 180,
    names: ANGLE_AND_SUPPLEMENT,
    more: (times, difference) => ({
      en: prose`The measure of an angle is ${degrees(difference)} more than ${times} times the measure of its supplement. What is the measure of the angle?`,
      es: prose`La medida de un ángulo es ${degrees(difference)} mayor que ${times} veces la medida de su suplemento. ¿Cuánto mide el ángulo?`,
    }),
    less: (times, difference) => ({
      en: prose`The measure of an angle is ${degrees(difference)} less than ${times} times the measure of its supplement. What is the measure of the angle?`,
      es: prose`La medida de un ángulo es ${degrees(difference)} menor que ${times} veces la medida de su suplemento. ¿Cuánto mide el ángulo?`,
    }),
  },
  {
    total: 90,
    names: FLOOR_AND_WALL,
    more: (times, difference) => ({
      en: prose`A ladder leans against a vertical wall, so its angles with the floor and with the wall are complementary. The angle with the floor is ${degrees(difference)} more than ${times} times the angle with the wall. What angle does the ladder make with the floor?`,
      es: prose`Una escalera se apoya en una pared vertical, así que sus ángulos con el piso y con la pared son complementarios. El ángulo con el piso es ${degrees(difference)} mayor que ${times} veces el ángulo con la pared. ¿Qué ángulo forma la escalera con el piso?`,
    }),
    less: (times, difference) => ({
      en: prose`A ladder leans against a vertical wall, so its angles with the floor and with the wall are complementary. The angle with the floor is ${degrees(difference)} less than ${times} times the angle with the wall. What angle does the ladder make with the floor?`,
      es: prose`Una escalera se apoya en una pared vertical, así que sus ángulos con el piso y con la pared son complementarios. El ángulo con el piso es ${degrees(difference)} menor que ${times} veces el ángulo con la pared. ¿Qué ángulo forma la escalera con el piso?`,
    }),
  },
  {
    total: 180,
    names: LARGER_AND_SMALLER,
    more: (times, difference) => ({
      en: prose`Two straight streets cross and form two supplementary angles. The larger angle is ${degrees(difference)} more than ${times} times the smaller one. What is the measure of the larger angle?`,
      es: prose`Dos calles rectas se cruzan y forman dos ángulos suplementarios. El ángulo mayor mide ${degrees(difference)} más que ${times} veces el menor. ¿Cuánto mide el ángulo mayor?`,
    }),
    less: (times, difference) => ({
      en: prose`Two straight streets cross and form two supplementary angles. The larger angle is ${degrees(difference)} less than ${times} times the smaller one. What is the measure of the larger angle?`,
      es: prose`Dos calles rectas se cruzan y forman dos ángulos suplementarios. El ángulo mayor mide ${degrees(difference)} menos que ${times} veces el menor. ¿Cuánto mide el ángulo mayor?`,
    }),
  },
  {
    total: 180,
    names: LARGER_AND_SMALLER,
    more: (times, difference) => ({
      en: prose`A gate stands open and makes two supplementary angles with a straight fence. The larger angle is ${degrees(difference)} more than ${times} times the smaller one. What is the measure of the larger angle?`,
      es: prose`Una puerta abierta forma dos ángulos suplementarios con una cerca recta. El ángulo mayor mide ${degrees(difference)} más que ${times} veces el menor. ¿Cuánto mide el ángulo mayor?`,
    }),
    less: (times, difference) => ({
      en: prose`A gate stands open and makes two supplementary angles with a straight fence. The larger angle is ${degrees(difference)} less than ${times} times the smaller one. What is the measure of the larger angle?`,
      es: prose`Una puerta abierta forma dos ángulos suplementarios con una cerca recta. El ángulo mayor mide ${degrees(difference)} menos que ${times} veces el menor. ¿Cuánto mide el ángulo mayor?`,
    }),
  },
]

/** 90 or 180 as the words of a story say. */
export const totalInWords = (text: string): number => (/complement/i.test(text) ? 90 : 180)
/** Whether the words say that the angle falls short of a multiple. */
export const fallsShort = (text: string): boolean => /\bless\b|\bmenor que\b|\bmenos que\b/.test(text)
