import {
  answerStep,
  aThing,
  type Block,
  type Both,
  both,
  explainedBy,
  type FormMaker,
  type Inline,
  isSameContent,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Sentence,
  sentenceChoice,
  thing,
  things,
  trueOrFalse,
  type Value,
} from '../../../author.ts'
import {
  drawQuadrilateral,
  drawQuadrilaterals,
  FEATURES,
  measuredIn,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import {
  askAbout,
  askOfOne,
  DEFINITION,
  FAMILIES,
  type Family,
  isIn,
  isWithin,
  letterOf,
  lettersWhere,
  MARKS,
  MEANS,
  meansBeside,
  NOUN,
  READ_THE_MARKS,
  seen,
} from './parts.ts'

/** Pairs of families, the narrower one first. */
const WITHIN = FAMILIES.flatMap(one =>
  FAMILIES.filter(other => one !== other && other !== 'quadrilateral' && isWithin(one, other)).map(
    other => [one, other] as const,
  ),
)
/** Without the pair that everybody knows. */
const LESS_KNOWN = WITHIN.filter(([one, other]) => one !== 'square' || other !== 'rectangle')
/** What one family needs more than another. */
const LACKED: Readonly<Record<Family, { readonly en: string; readonly es: string }>> = {
  quadrilateral: { en: '', es: '' },
  trapezoid: { en: 'a pair of parallel sides', es: 'un par de lados paralelos' },
  parallelogram: { en: '2 pairs of parallel sides', es: '2 pares de lados paralelos' },
  rectangle: { en: '4 right angles', es: '4 ángulos rectos' },
  rhombus: { en: '4 equal sides', es: '4 lados iguales' },
  square: { en: '4 equal sides and 4 right angles', es: '4 lados iguales y 4 ángulos rectos' },
}
/** The families that are asked for among several shapes, and who else belongs to them. */
type Asked = Exclude<Family, 'quadrilateral' | 'square'>
const INCLUDED: Readonly<Record<Asked, { readonly en: string; readonly es: string }>> = {
  trapezoid: {
    en: 'Every parallelogram has one, so it is a trapezoid too.',
    es: 'Todo paralelogramo lo tiene, así que también es un trapecio.',
  },
  parallelogram: {
    en: 'A rectangle and a rhombus have them too.',
    es: 'Un rectángulo y un rombo también los tienen.',
  },
  rectangle: { en: 'A square has them too.', es: 'Un cuadrado también los tiene.' },
  rhombus: { en: 'A square has them too.', es: 'Un cuadrado también los tiene.' },
}
/** Why the names that do not fit a shape of this kind do not. */
const OTHERS: Readonly<Record<Exclude<Quadrilateral, 'square'>, Both<readonly Inline[]>>> = (() => {
  const trapezoid = {
    en: line`The other names need 2 pairs of parallel sides.`,
    es: line`Los otros nombres exigen 2 pares de lados paralelos.`,
  }
  const none = {
    en: line`The other names need parallel sides.`,
    es: line`Los otros nombres exigen lados paralelos.`,
  }
  return {
    rhombus: {
      en: line`A rectangle and a square need 4 right angles.`,
      es: line`Un rectángulo y un cuadrado necesitan 4 ángulos rectos.`,
    },
    rectangle: {
      en: line`A rhombus and a square need 4 equal sides.`,
      es: line`Un rombo y un cuadrado necesitan 4 lados iguales.`,
    },
    parallelogram: {
      en: line`A rectangle and a square need 4 right angles, and a rhombus needs 4 equal sides.`,
      es: line`Un rectángulo y un cuadrado necesitan 4 ángulos rectos, y un rombo, 4 lados iguales.`,
    },
    trapezoid,
    rightTrapezoid: trapezoid,
    kite: none,
    irregular: none,
  }
})()
const named = (family: Family): Sentence => ({ key: family, says: both(prose`${thing(NOUN[family])}`) })

const SETS: readonly { readonly family: Asked; readonly kinds: readonly Quadrilateral[] }[] = [
  { family: 'parallelogram', kinds: ['rhombus', 'trapezoid', 'rectangle', 'kite', 'parallelogram', 'rightTrapezoid'] },
  { family: 'rectangle', kinds: ['square', 'rectangle', 'rhombus', 'rightTrapezoid', 'parallelogram', 'trapezoid'] },
  { family: 'trapezoid', kinds: ['trapezoid', 'kite', 'rhombus', 'rightTrapezoid', 'irregular', 'rectangle'] },
  { family: 'rhombus', kinds: ['rhombus', 'kite', 'square', 'parallelogram', 'rectangle', 'trapezoid'] },
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  allNames: form({
    levels: ['medium'],
    lines: 1,
    draw: random => ({
      shape: drawQuadrilateral(
        random,
        random.evenly<Quadrilateral>(['rhombus', 'square', 'rectangle', 'parallelogram', 'trapezoid']),
        random.chance(0.6),
      ),
      names: random.shuffle<readonly Family[]>(FAMILIES),
    }),
    answer: numbersInAnyOrder,
    solve: ({ shape, names }): readonly Value[] => lettersWhere(names.map(name => isIn(FEATURES[shape.kind], name))),
    ask: ({ shape, names }) => {
      const lettered: Block = {
        kind: 'bullets',
        ordered: false,
        items: names.map((name, i) => line`${letterOf(i)}: ${thing(NOUN[name])}`),
      }
      return askOfOne(shape, {
        en: [prose`Which names fit this shape? Write all the letters.`, lettered],
        es: [prose`¿Qué nombres le corresponden a esta figura? Escribe todas las letras.`, lettered],
      })
    },
    solution: ({ shape, names }, answer) => [
      explainedBy(seen(FEATURES[shape.kind]), READ_THE_MARKS),
      // A square has all six names: quadrilateral and square need no step of their own.
      ...names
        .filter(name => isIn(FEATURES[shape.kind], name))
        .filter(name => shape.kind !== 'square' || (name !== 'quadrilateral' && name !== 'square'))
        .map(name => explainedBy(both(prose`${letterOf(names.indexOf(name))}: ${thing(NOUN[name])}`), MEANS[name])),
      explainedBy(
        list(...answer),
        shape.kind === 'square'
          ? { en: line`A square is in every family.`, es: line`Un cuadrado está en todas las familias.` }
          : OTHERS[shape.kind],
      ),
    ],
    check(printed, answer) {
      const shape = measuredIn(printed.figure('polygon'))
      const said = printed.terms('thing').map(({ noun }) => FAMILIES.find(family => NOUN[family] === noun))
      return isSameContent(answer, lettersWhere(said.map(family => family !== undefined && isIn(shape, family))))
    },
  }),

  trueOrFalse: form({
    levels: ['medium'],
    lines: 0,
    draw(random) {
      const [narrow, wide] = random.evenly(LESS_KNOWN)
      const isTrue = random.evenly([true, false])
      return isTrue ? { one: narrow, other: wide } : { one: wide, other: narrow }
    },
    answer: trueOrFalse,
    solve: ({ one, other }) => (isWithin(one, other) ? 'true' : 'false'),
    ask: ({ one, other }) => {
      const [first, second] = [NOUN[one], NOUN[other]]
      const asked = {
        en: prose`True or false? Every ${thing(first)} is ${aThing(second)}, but not every ${thing(second)} is ${aThing(first)}.`,
        es: prose`¿Verdadero o falso? Todo ${thing(first)} es ${aThing(second)}, pero no todo ${thing(second)} es ${aThing(first)}.`,
      }
      return [one, other].includes('trapezoid')
        ? { en: [DEFINITION.en, asked.en], es: [DEFINITION.es, asked.es] }
        : asked
    },
    solution: ({ one, other }, answer) => [
      explainedBy(both(prose`${thing(NOUN[one])}`), meansBeside(one, other)),
      explainedBy(both(prose`${thing(NOUN[other])}`), MEANS[other]),
      answerStep(
        trueOrFalse.show(answer),
        answer === 'true'
          ? {
              en: [
                ...line`Every ${thing(NOUN[one])} has all that ${aThing(NOUN[other])} needs, but not every ${thing(NOUN[other])} has `,
                `${LACKED[one].en}.`,
              ],
              es: [
                ...line`Todo ${thing(NOUN[one])} tiene lo que necesita ${aThing(NOUN[other])}, pero no todo ${thing(NOUN[other])} tiene `,
                `${LACKED[one].es}.`,
              ],
            }
          : {
              en: [
                ...line`It is the other way around: every ${thing(NOUN[other])} has all that ${aThing(NOUN[one])} needs, but not every ${thing(NOUN[one])} has `,
                `${LACKED[other].en}.`,
              ],
              es: [
                ...line`Es al revés: todo ${thing(NOUN[other])} tiene lo que necesita ${aThing(NOUN[one])}, pero no todo ${thing(NOUN[one])} tiene `,
                `${LACKED[other].es}.`,
              ],
            },
      ),
    ],
    check(printed, answer) {
      const [one, other] = printed.terms('thing').map(({ noun }) => FAMILIES.find(family => NOUN[family] === noun))
      return (
        one !== undefined &&
        other !== undefined &&
        (isWithin(one, other) && !isWithin(other, one)) === (answer === 'true')
      )
    },
  }),

  notName: form({
    levels: ['medium'],
    lines: 0,
    draw: random => {
      const kind = random.evenly(['rectangle', 'rhombus', 'parallelogram'] as const)
      const fitting = FAMILIES.filter(family => isIn(FEATURES[kind], family))
      return {
        shape: drawQuadrilateral(random, kind, random.chance(0.6)),
        wrong: random.pick(FAMILIES.filter(family => !isIn(FEATURES[kind], family))),
        fitting: random.sample(fitting, 3),
      }
    },
    answer: sentenceChoice,
    solve: ({ wrong }) => named(wrong),
    mistakes: ({ fitting }) => Object.fromEntries(fitting.map(family => [family, named(family)])),
    ask: ({ shape, wrong, fitting }) =>
      askOfOne(
        shape,
        {
          en: [prose`Which name does not fit this shape?`],
          es: [prose`¿Qué nombre no le corresponde a esta figura?`],
        },
        [wrong, ...fitting].includes('trapezoid'),
      ),
    solution: ({ shape: { kind }, wrong }, { says }) => [
      explainedBy(seen(FEATURES[kind]), READ_THE_MARKS),
      answerStep(says, {
        en: [...MEANS[wrong].en, ' This shape does not.'],
        es: [...MEANS[wrong].es, ' Esta figura no.'],
      }),
    ],
    whyWrong: ({ fitting }) =>
      Object.fromEntries(
        fitting.map(family => [
          family,
          { en: [...MEANS[family].en, ' This shape does too.'], es: [...MEANS[family].es, ' Esta figura también.'] },
        ]),
      ),
    check: (printed, { key }) => {
      const family = FAMILIES.find(one => one === key)
      return family !== undefined && !isIn(measuredIn(printed.figure('polygon')), family)
    },
  }),

  whichShapes: form({
    levels: ['medium'],
    lines: 1,
    wide: true,
    instruction: MARKS,
    draw: random => {
      const { family, kinds } = random.evenly(SETS)
      return { family, shapes: drawQuadrilaterals(random, random.shuffle<readonly Quadrilateral[]>(kinds)) }
    },
    answer: numbersInAnyOrder,
    solve: ({ family, shapes }): readonly Value[] =>
      lettersWhere(shapes.map(({ kind }) => isIn(FEATURES[kind], family))),
    ask: ({ family, shapes }) => {
      const them = things(NOUN[family])
      const asked = askAbout(
        {
          en: prose`Which of these shapes are ${them}? Write all the letters.`,
          es: prose`¿Cuáles de estas figuras son ${them}? Escribe todas las letras.`,
        },
        shapes,
      )
      return family === 'trapezoid' ? { en: [DEFINITION.en, ...asked.en], es: [DEFINITION.es, ...asked.es] } : asked
    },
    solution: ({ family, shapes }, answer) => [
      explainedBy(list(...lettersWhere(shapes.map(({ kind }) => !isIn(FEATURES[kind], family)))), {
        en: [`Read the marks: these shapes do not have ${LACKED[family].en}.`],
        es: [`Lee las marcas: estas figuras no tienen ${LACKED[family].es}.`],
      }),
      explainedBy(list(...answer), {
        en: [...MEANS[family].en, ` ${INCLUDED[family].en}`],
        es: [...MEANS[family].es, ` ${INCLUDED[family].es}`],
      }),
    ],
    check(printed, answer) {
      const { noun } = printed.term('thing')
      const family = FAMILIES.find(one => NOUN[one] === noun)
      return (
        family !== undefined &&
        isSameContent(answer, lettersWhere(printed.figures('polygon').map(drawn => isIn(measuredIn(drawn), family))))
      )
    },
  }),
})
