import {
  type Block,
  type Both,
  blank,
  divide,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  itemOf,
  line,
  minus,
  type Point,
  point,
  prose,
  role,
  statements,
  symbol,
} from '../../../author.ts'
import { type Move, moved, moveSaid, ruleTo, translation } from '../../kit/transformations/moves.ts'
import { asPoint, byRule, paragraph, ruleAnswer } from '../../kit/transformations/points.ts'
import { drawMove, type Form } from './parts.ts'

type Times = ReturnType<typeof role>
interface Setting {
  readonly tell: (times: Times, from: Expr, to: Expr) => Both<Block>
}

const settings: readonly Setting[] = [
  {
    tell: (n, a, b) => ({
      en: prose`A robot repeats the same translation ${n} times on the floor plan of a warehouse. It goes from ${a} to ${b}.`,
      es: prose`Un robot repite la misma traslación ${n} veces en el plano de un almacén. Va de ${a} a ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`A drone flies over a field in ${n} equal translations. On the map it starts at ${a} and stops at ${b}.`,
      es: prose`Un dron vuela sobre un campo en ${n} traslaciones iguales. En el mapa sale de ${a} y se detiene en ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`In a video game, each press of a key makes the same translation. After ${n} presses, a character has moved from ${a} to ${b}.`,
      es: prose`En un videojuego, cada vez que se oprime una tecla se hace la misma traslación. Después de oprimirla ${n} veces, un personaje pasó de ${a} a ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`A designer copies a star on a wallpaper again and again by the same translation. The center of the first star is ${a}. After ${n} translations, the center of the last star is ${b}.`,
      es: prose`Una diseñadora copia una estrella en un papel tapiz una y otra vez con la misma traslación. El centro de la primera estrella es ${a}. Después de ${n} traslaciones, el centro de la última estrella es ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`On a radar screen, a ship makes the same translation every hour. In ${n} hours it goes from ${a} to ${b}.`,
      es: prose`En la pantalla de un radar, un barco hace la misma traslación cada hora. En ${n} horas va de ${a} a ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`A crane in a harbor moves a container in ${n} equal translations. On the plan of the harbor, the container goes from ${a} to ${b}.`,
      es: prose`Una grúa de un puerto mueve un contenedor en ${n} traslaciones iguales. En el plano del puerto, el contenedor va de ${a} a ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`A printer head makes the same translation ${n} times. It starts at ${a} and ends at ${b}.`,
      es: prose`El cabezal de una impresora hace la misma traslación ${n} veces. Empieza en ${a} y termina en ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`In an animation, a balloon makes the same translation in each frame. After ${n} frames it has moved from ${a} to ${b}.`,
      es: prose`En una animación, un globo hace la misma traslación en cada cuadro. Después de ${n} cuadros, pasó de ${a} a ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`A gardener plants trees in a straight row. On the plan, each tree is the image of the one before it under the same translation. The first tree is at ${a}. The tree ${n} translations later is at ${b}.`,
      es: prose`Un jardinero planta árboles en una fila recta. En el plano, cada árbol es la imagen del anterior según la misma traslación. El primer árbol está en ${a}. El árbol que está ${n} traslaciones después está en ${b}.`,
    }),
  },
  {
    tell: (n, a, b) => ({
      en: prose`A submarine dives in ${n} equal translations. On the chart it goes from ${a} to ${b}.`,
      es: prose`Un submarino se desplaza en ${n} traslaciones iguales. En la carta va de ${a} a ${b}.`,
    }),
  },
]

export const patrolForm = (form: Form) => ({
  repeated: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw(random) {
      const [setting, times] = [random.evenly(settings), random.evenly([4, 3, 5, 6])]
      return random.until(
        () => {
          const move = drawMove(random, 'oblique', 5)
          const from: Point = [random.int(-9, 9), random.int(-9, 9)]
          const all: Move = [times * move[0], times * move[1]]
          return { setting, times, move, from, all, to: itemOf(moved([from], all), 0) }
        },
        ({ move: [a, b], to }) => Math.abs(a) !== Math.abs(b) && to.every(value => Math.abs(value) <= 20),
      )
    },
    answer: ruleAnswer,
    solve: ({ move }) => ruleTo(move),
    ask({ setting, times, from, to }) {
      const { en, es } = setting.tell(role('times', times), point(...from), point(...to))
      const rule = line`${point(symbol('x'), symbol('y'))} → ${point(blank(3), blank(3))}`
      return {
        en: [en, paragraph(line`Complete the rule of one translation.`), paragraph(rule)],
        es: [es, paragraph(line`Completa la regla de una sola traslación.`), paragraph(rule)],
      }
    },
    solution({ times, move, from, to, all }) {
      const words = moveSaid(move)
      return [
        explainedBy(statements(equation(minus(to[0], from[0]), all[0]), equation(minus(to[1], from[1]), all[1])), {
          en: line`Subtract the first point from the last: the change of all ${times} translations together.`,
          es: line`Resta el primer punto del último: el cambio de las ${times} traslaciones juntas.`,
        }),
        explainedBy(statements(equation(divide(all[0], times), move[0]), equation(divide(all[1], times), move[1])), {
          en: line`The translations are equal: divide both changes by ${times}.`,
          es: line`Las traslaciones son iguales: divide los dos cambios entre ${times}.`,
        }),
        explainedBy(paragraph(translation(move)), {
          en: [...line`One translation is `, ...words.en, ...line`.`],
          es: [...line`Una traslación es de `, ...words.es, ...line`.`],
        }),
      ]
    },
    // Makes the translation so many times.
    check(printed, rule) {
      const [from, to] = printed
        .all('list')
        .filter(({ items }) => items.every(item => item.kind !== 'blank' && item.kind !== 'symbol'))
        .map(({ items }) => asPoint(items.map(item => evaluate(item))))
      const reach = (start: Point) =>
        Array.from({ length: printed.role('times').toNumber() }).reduce<Point>(at => byRule(rule, at), start)
      const [x, y] = reach([from![0] + 50, from![1]])
      return String(reach(from!)) === String(to) && x === to![0] + 50 && y === to![1]
    },
  }),
})
