import {
  answerStep,
  both,
  count,
  counters,
  defineTopic,
  drawing,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  figureChoice,
  fraction,
  iconNoun,
  line,
  over,
  prose,
  type Random,
  step,
  theThings,
  things,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  countParts,
  firstOnes,
  onlyPicture,
  PICTURES,
  partsCounted,
  picture,
  unequalPicture,
} from './name-fractions-of-shapes/fraction-pictures.ts'
import { hardForms } from './name-fractions-of-shapes/hard-forms.ts'
import { type Level, levels } from './name-fractions-of-shapes/levels.ts'

/** Some parts of a shape, anywhere in it. */
function draw(random: Random, { parts: all, shaded }: Level) {
  const [kind, parts] = [random.evenly(PICTURES), random.pick(all)]
  const count = shaded === 'one' ? 1 : random.int(2, parts - 1)
  return { kind, parts, shaded: random.sample(firstOnes(parts), count).sort((a, b) => a - b) }
}

/** Fractions that are to be shaded; the others are named. */
const TO_SHADE = ['2/3', '2/4', '3/6', '4/6', '4/8', '6/8']
const drawThose = (random: Random, level: Level, isToShade: boolean) =>
  random.until(
    () => draw(random, level),
    ({ parts, shaded }) => TO_SHADE.includes(`${shaded.length}/${parts}`) === isToShade,
  )

const shadedPicture = drawing<{ kind: (typeof PICTURES)[number]; parts: number; shaded: number }>(
  ({ kind, parts, shaded }) => picture(kind, parts, firstOnes(shaded)),
  value => [
    { ...value, shaded: value.shaded - 1 },
    { ...value, shaded: value.shaded + 1 },
  ],
)

const ICONS = ['star', 'heart', 'apple', 'balloon', 'flower', 'leaf', 'shell', 'turtle'] as const

export const nameFractionsOfShapes = defineTopic(
  {
    id: 'name-fractions-of-shapes',
    name: { en: 'Name and show fractions of a whole', es: 'Nombrar y mostrar fracciones de un entero' },
    description: {
      en: 'Name the shaded part of a shape as a fraction or shade a given fraction.',
      es: 'Nombra la parte sombreada de una figura como fracción o sombrea una fracción dada.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.1', '3.G.A.2'],
    rev: 6,
    levels,
  },
  form => ({
    shadedPart: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: {
        en: prose`What fraction is shaded? The denominator is the number of equal parts.`,
        es: prose`¿Qué fracción está sombreada? El denominador es el número de partes iguales.`,
      },
      draw: (random, level) => drawThose(random, level, false),
      answer: fraction,
      solve: ({ parts, shaded }) => over(shaded.length, parts),
      ask: ({ kind, parts, shaded }) => both(figure(picture(kind, parts, shaded))),
      solution: ({ parts, shaded }) => [
        partsCounted(parts),
        step(over(shaded.length, parts), because.countShadedParts, { parts: shaded.length }),
      ],
      check(printed, answer) {
        const { parts, shaded, areEqual } = onlyPicture(printed)
        return areEqual && exact(answer).times(parts).equals(shaded)
      },
    }),

    whitePart: form({
      levels: ['medium'],
      instruction: {
        en: prose`What fraction is not shaded? The denominator is the number of equal parts.`,
        es: prose`¿Qué fracción no está sombreada? El denominador es el número de partes iguales.`,
      },
      draw,
      answer: fraction,
      solve: ({ parts, shaded }) => over(parts - shaded.length, parts),
      ask: ({ kind, parts, shaded }) => both(figure(picture(kind, parts, shaded))),
      solution: ({ parts, shaded }) => [
        partsCounted(parts),
        step(over(parts - shaded.length, parts), because.count, {
          group: { en: line`the parts that are not shaded`, es: line`las partes que no están sombreadas` },
        }),
      ],
      check(printed, answer) {
        const { parts, shaded } = onlyPicture(printed)
        return exact(answer).times(parts).plus(shaded).equals(parts)
      },
    }),

    shade: form({
      levels: ['medium'],
      share: 2,
      draw: (random, level) => {
        const { kind, parts, shaded } = drawThose(random, level, true)
        return { kind, parts, shaded: shaded.length }
      },
      answer: shadedPicture,
      solve: facts => facts,
      ask({ kind, parts, shaded }) {
        const [asked, drawn] = [over(shaded, parts), figure(picture(kind, parts, []))]
        return { en: [prose`Shade ${asked}.`, drawn], es: [prose`Sombrea ${asked}.`, drawn] }
      },
      solution: ({ kind, parts, shaded }) => [
        partsCounted(parts),
        answerStep(figure(picture(kind, parts, firstOnes(shaded))), {
          en: line`Shade ${shaded} of the ${parts} parts.`,
          es: line`Sombrea ${shaded} de las ${parts} partes.`,
        }),
      ],
      check(printed, { parts, shaded }) {
        return onlyPicture(printed).parts === parts && evaluate(printed.one('quotient')).times(parts).equals(shaded)
      },
    }),

    partOfASet: form({
      levels: ['easy', 'medium'],
      draw(random, { parts: all, shaded }) {
        const parts = random.pick(all.filter(many => many > 2))
        const many = random.until(
          () => (shaded === 'one' ? 1 : random.int(2, parts - 1)),
          some => some * 2 !== parts,
        )
        const gray = random.sample(firstOnes(parts), many)
        return {
          icon: random.pick(shaded === 'one' ? ICONS.slice(0, ICONS.length / 2) : ICONS.slice(ICONS.length / 2)),
          parts,
          gray,
        }
      },
      answer: fraction,
      solve: ({ parts, gray }) => over(gray.length, parts),
      ask({ icon, parts, gray }) {
        const noun = theThings(iconNoun(icon))
        const drawn = figure(
          counters({
            items: firstOnes(parts).map(i => ({
              icon,
              fill: gray.includes(i) ? ('gray' as const) : ('white' as const),
            })),
            perRow: parts > 4 ? parts / 2 : parts,
          }),
        )
        return {
          en: [
            prose`What fraction of ${noun} is gray? The denominator is the number of ${things(iconNoun(icon))}.`,
            drawn,
          ],
          es: [
            prose`¿Qué fracción de ${noun} es gris? El denominador es el número de ${things(iconNoun(icon))}.`,
            drawn,
          ],
        }
      },
      solution: ({ icon, parts, gray }) => [
        step(expr(parts), because.count, { group: theThings(iconNoun(icon)) }),
        answerStep(
          over(gray.length, parts),
          gray.length === 1
            ? {
                en: line`Of ${count(parts, iconNoun(icon))}, 1 is gray.`,
                es: line`De ${count(parts, iconNoun(icon))}, 1 es gris.`,
              }
            : {
                en: line`Of ${count(parts, iconNoun(icon))}, ${gray.length} are gray.`,
                es: line`De ${count(parts, iconNoun(icon))}, ${gray.length} son grises.`,
              },
        ),
      ],
      check(printed, answer) {
        const items = printed.figure('counters').groups.flatMap(group => group.items)
        const gray = items.filter(({ fill }) => fill === 'gray')
        return exact(answer).times(items.length).equals(gray.length)
      },
    }),

    whichPicture: form({
      levels: ['easy', 'medium'],
      draw: (random, { parts: all, shaded: some }) => {
        const parts = random.pick(all.filter(count => count > 2))
        const shaded = random.until(
          () => (some === 'one' ? 1 : random.int(2, parts - 1)),
          count => count * 2 !== parts,
        )
        return { kind: random.evenly(['bar', 'circle']), parts, shaded }
      },
      answer: figureChoice,
      solve: ({ kind, parts, shaded }) => picture(kind, parts, firstOnes(shaded)),
      mistakes: ({ kind, parts, shaded }) => ({
        unequalParts: unequalPicture(kind, [...firstOnes(parts - 1).map(() => 1), 2], shaded),
        shadedOverWhite: picture(kind, parts + shaded, firstOnes(shaded)),
        whitePartInstead: picture(kind, parts, firstOnes(parts - shaded)),
      }),
      ask: ({ parts, shaded }) => ({
        en: prose`Which picture shows ${over(shaded, parts)}?`,
        es: prose`¿Qué dibujo muestra ${over(shaded, parts)}?`,
      }),
      solution: ({ kind, parts, shaded }) => [
        step(expr(parts), because.explain, {
          sentence: {
            en: line`The denominator tells how many equal parts the whole has.`,
            es: line`El denominador dice cuántas partes iguales tiene el entero.`,
          },
        }),
        step(over(shaded, parts), because.explain, {
          sentence: {
            en: line`The numerator tells how many parts are shaded.`,
            es: line`El numerador dice cuántas partes están sombreadas.`,
          },
        }),
        explained(
          figure(picture(kind, parts, firstOnes(shaded))),
          line`This picture shows ${over(shaded, parts)}.`,
          line`Este dibujo muestra ${over(shaded, parts)}.`,
        ),
      ],
      whyWrong: ({ parts, shaded }) => ({
        unequalParts: { en: line`Its parts are not all equal.`, es: line`No todas sus partes son iguales.` },
        shadedOverWhite: {
          en: line`It has ${parts + shaded} equal parts, not ${parts}.`,
          es: line`Tiene ${parts + shaded} partes iguales, no ${parts}.`,
        },
        whitePartInstead: {
          en: line`The number of shaded parts is ${parts - shaded}, not ${shaded}.`,
          es: line`El número de partes sombreadas es ${parts - shaded}, no ${shaded}.`,
        },
      }),
      check(printed, answer) {
        const { parts, shaded, areEqual } = countParts(answer)
        return areEqual && evaluate(printed.one('quotient')).times(parts).equals(shaded)
      },
    }),

    eachPart: form({
      levels: ['easy'],
      draw: (random, { parts }) => ({ kind: random.evenly(PICTURES), parts: random.pick(parts) }),
      answer: fraction,
      solve: ({ parts }) => over(1, parts),
      ask({ kind, parts }) {
        const drawn = figure(picture(kind, parts, []))
        return {
          en: [drawn, prose`The parts are equal. Each part is ____ of the area of the shape.`],
          es: [drawn, prose`Las partes son iguales. Cada parte es ____ del área de la figura.`],
        }
      },
      solution: ({ parts }) => [
        partsCounted(parts),
        answerStep(over(1, parts), {
          en: line`Each part is one of ${parts} equal parts.`,
          es: line`Cada parte es una de ${parts} partes iguales.`,
        }),
      ],
      // All the parts together make the whole.
      check: (printed, answer) => exact(answer).times(onlyPicture(printed).parts).equals(1),
    }),

    ...hardForms(form),
  }),
)
