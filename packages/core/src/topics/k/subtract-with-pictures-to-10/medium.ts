import {
  type Both,
  both,
  box,
  type Content,
  type Expr,
  equation,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  formulaChoice,
  iconNoun,
  integer,
  line,
  list,
  minus,
  prose,
  step,
  theThings,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { agreeing } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import {
  boxed,
  counting,
  drawLarge,
  type Facts,
  notAsWritten,
  others,
  picture,
  subtracted,
  tells,
  tellsPrinted,
  upTo,
  whole,
  wrongOf,
} from './parts.ts'

/** One crossed out more, or one fewer where more would be as many as are left. */
const nearly = (a: number, b: number) => (b + 1 === a - b ? b - 1 : b + 1)

const pictureShows = (of: Expr) => ({ en: line`This picture shows ${of}.`, es: line`Este dibujo muestra ${of}.` })
const shows = (of: Expr) => ({ en: line`The picture shows ${of}.`, es: line`El dibujo muestra ${of}.` })

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  howManyCrossed: form({
    levels: ['medium'],
    instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
    draw: random => drawLarge(random, 0),
    answer: integer,
    solve: ({ b }) => b,
    ask: facts => both([figure(picture(facts)), equation(minus(facts.a, box()), facts.a - facts.b)]),
    solution: ({ a, b, icon }) => [
      step(list(...upTo(b)), because.count, {
        group: { en: line`those crossed out`, es: agreeing(icon, line`los tachados`, line`las tachadas`) },
      }),
      step(whole({ a, b }), because.writeTheMissingNumber),
    ],
    check: (printed, answer) => tellsPrinted(printed, filled(printed.one('relation'), answer)),
  }),
  choose: form({
    levels: ['medium'],
    draw: (random): Facts => drawLarge(random, 5),
    answer: formulaChoice,
    solve: whole,
    mistakes: facts => ({
      leftForCrossed: others.leftForCrossed(facts),
      oneMoreCrossed: others.oneMoreCrossed(facts),
      oneFewer: others.oneFewer(facts),
    }),
    ask(facts): Both<Content> {
      const drawn = figure(picture(facts))
      return {
        en: [drawn, prose`Which number sentence fits the picture?`],
        es: [drawn, prose`¿Qué operación corresponde al dibujo?`],
      }
    },
    solution: facts => subtracted(facts),
    whyWrong: ({ a, b, icon }) => {
      const crossedOut = (wrong: number) => ({
        en: line`${b} are crossed out, not ${wrong}.`,
        es: agreeing(icon, line`Hay ${b} tachados, no ${wrong}.`, line`Hay ${b} tachadas, no ${wrong}.`),
      })
      return {
        leftForCrossed: crossedOut(a - b),
        oneMoreCrossed: crossedOut(b + 1),
        oneFewer: { en: line`There are ${a} in all, not ${a - 1}.`, es: line`Hay ${a} en total, no ${a - 1}.` },
      }
    },
    check: (printed, answer) => tellsPrinted(printed, expr(answer)),
  }),
  choosePicture: form({
    levels: ['medium'],
    draw: random => drawLarge(random, 10),
    answer: figureChoice,
    solve: boxed,
    mistakes: ({ a, b, icon }) => ({
      leftForCrossed: boxed({ a, b: a - b, icon }),
      oneMoreCrossed: boxed({ a, b: nearly(a, b), icon }),
    }),
    ask: facts => ({
      en: prose`Which picture shows ${whole(facts)}?`,
      es: prose`¿Qué dibujo muestra ${whole(facts)}?`,
    }),
    solution: facts => {
      const all = theThings(iconNoun(facts.icon))
      return [
        explained(
          list(...upTo(facts.a)),
          line`In each picture, count ${all}: there are ${facts.a}.`,
          line`En cada dibujo, cuenta ${all}: hay ${facts.a}.`,
        ),
        explained(
          list(...upTo(facts.b)),
          line`Find the picture where ${facts.b} are crossed out.`,
          agreeing(
            facts.icon,
            line`Busca el dibujo en el que hay ${facts.b} tachados.`,
            line`Busca el dibujo en el que hay ${facts.b} tachadas.`,
          ),
        ),
        explainedBy(figure(boxed(facts)), pictureShows(whole(facts))),
      ]
    },
    whyWrong: ({ a, b }) => ({
      leftForCrossed: pictureShows(whole({ a, b: a - b })),
      oneMoreCrossed: pictureShows(whole({ a, b: nearly(a, b) })),
    }),
    check: (printed, answer) => answer.kind === 'counters' && tells(answer, printed.one('relation')),
  }),
  doesItShow: form({
    levels: ['medium'],
    draw: random => {
      const isShown = random.evenly([true, false])
      const facts = drawLarge(random, 11)
      return { facts, shown: isShown ? whole(facts) : wrongOf(random, facts) }
    },
    answer: yesOrNo,
    solve: ({ facts, shown }) => (tells(picture(facts), shown) ? 'yes' : 'no'),
    ask({ facts, shown }): Both<Content> {
      const drawn = figure(picture(facts))
      return {
        en: [drawn, prose`Does the picture show ${shown}?`],
        es: [drawn, prose`¿El dibujo muestra ${shown}?`],
      }
    },
    solution: ({ facts, shown }, answer) => [
      ...counting(facts),
      ...(answer === 'yes'
        ? [step(yesOrNo.show('yes'), because.explain, { sentence: shows(whole(facts)) })]
        : [step(whole(facts), because.pictureShowsThis), explainedBy(yesOrNo.show('no'), notAsWritten(facts, shown))]),
    ],
    check: (printed, answer) => (answer === 'yes') === tellsPrinted(printed, printed.one('relation')),
  }),
})
