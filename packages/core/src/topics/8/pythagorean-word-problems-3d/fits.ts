import {
  type Block,
  type Both,
  exact,
  explainedBy,
  line,
  measure,
  option,
  prose,
  relation,
  role,
} from '../../../author.ts'
import { type Form, paragraph, rootStep, roundedRoot, squareSteps, type Told, tenthOf, together, x } from './parts.ts'

interface Opening {
  /** Across and up, from least to most. */
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly tell: (a: Told, b: Told, long: Told) => Both<Block>
  readonly diagonal: Both<string>
}

const openings: readonly Opening[] = [
  {
    a: [30, 36],
    b: [78, 84],
    tell: (a, b, c) => ({
      en: prose`A doorway is ${a} wide and ${b} high. A thin square board has sides ${c} long. Can the board be carried through the doorway if it is tilted?`,
      es: prose`El vano de una puerta mide ${a} de ancho y ${b} de alto. Una tabla cuadrada y delgada tiene lados de ${c}. ¿Puede pasar la tabla por el vano si se inclina?`,
    }),
    diagonal: { en: 'the doorway', es: 'del vano' },
  },
  {
    a: [30, 36],
    b: [78, 84],
    tell: (a, b, c) => ({
      en: prose`A thin round tabletop is ${c} across. The doorway of the dining room is ${a} wide and ${b} high. Can the tabletop be tilted through it?`,
      es: prose`La tapa redonda y delgada de una mesa mide ${c} de diámetro. La puerta del comedor mide ${a} de ancho y ${b} de alto. ¿Puede pasar la tapa si se inclina?`,
    }),
    diagonal: { en: 'the doorway', es: 'de la puerta' },
  },
  {
    a: [17, 19],
    b: [24, 28],
    tell: (a, b, c) => ({
      en: prose`The bottom of a suitcase is ${a} by ${b}. Can an umbrella that is ${c} long lie flat in it?`,
      es: prose`El fondo de una maleta mide ${a} por ${b}. ¿Cabe en él, acostado, un paraguas de ${c} de largo?`,
    }),
    diagonal: { en: 'the bottom', es: 'del fondo' },
  },
  {
    a: [34, 40],
    b: [42, 48],
    tell: (a, b, c) => ({
      en: prose`The floor of a car trunk is ${a} by ${b}. Can a fishing rod that is ${c} long lie flat on it?`,
      es: prose`El piso del maletero de un carro mide ${a} por ${b}. ¿Cabe en él, acostada, una caña de pescar de ${c} de largo?`,
    }),
    diagonal: { en: 'the floor', es: 'del piso' },
  },
  {
    a: [50, 54],
    b: [66, 72],
    tell: (a, b, c) => ({
      en: prose`The floor of an elevator is ${a} by ${b}. Can a curtain rod that is ${c} long lie flat on it?`,
      es: prose`El piso de un elevador mide ${a} por ${b}. ¿Cabe en él, acostada, una barra de cortina de ${c} de largo?`,
    }),
    diagonal: { en: 'the floor', es: 'del piso' },
  },
  {
    a: [14, 18],
    b: [20, 24],
    tell: (a, b, c) => ({
      en: prose`The bottom of a drawer is ${a} by ${b}. Can a thin flute case that is ${c} long lie flat in it?`,
      es: prose`El fondo de un cajón mide ${a} por ${b}. ¿Cabe en él, acostado, el estuche delgado de una flauta, de ${c} de largo?`,
    }),
    diagonal: { en: 'the bottom', es: 'del fondo' },
  },
  {
    a: [24, 30],
    b: [36, 44],
    tell: (a, b, c) => ({
      en: prose`The opening of a window is ${a} wide and ${b} high. A thin square mirror has sides ${c} long. Can the mirror be passed through the window if it is tilted?`,
      es: prose`El hueco de una ventana mide ${a} de ancho y ${b} de alto. Un espejo cuadrado y delgado tiene lados de ${c}. ¿Puede pasar el espejo por la ventana si se inclina?`,
    }),
    diagonal: { en: 'the window', es: 'de la ventana' },
  },
  {
    a: [20, 24],
    b: [28, 34],
    tell: (a, b, c) => ({
      en: prose`The inside of a flat box is ${a} by ${b}. Can a rolled map that is ${c} long lie in it?`,
      es: prose`El interior de una caja plana mide ${a} por ${b}. ¿Cabe en ella un mapa enrollado de ${c} de largo?`,
    }),
    diagonal: { en: 'the box', es: 'de la caja' },
  },
]

const FITS = option({
  yes: { en: prose`Yes`, es: prose`Sí` },
  no: { en: prose`No`, es: prose`No` },
})

export const fitForms = (form: Form) => ({
  willItFit: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw(random) {
      const [opening, fits] = [random.evenly(openings), random.evenly([true, false])]
      return random.until(
        () => {
          const [a, b] = [random.int(...opening.a), random.int(...opening.b)]
          const diagonal = Math.sqrt(a * a + b * b)
          const long = fits
            ? Math.floor(diagonal * 0.98) - random.int(0, 2)
            : Math.ceil(diagonal * 1.02) + random.int(0, 2)
          return { opening, a, b, long, fits }
        },
        ({ a, b, long }) => long > Math.max(a, b) && tenthOf(a * a + b * b) !== null,
      )
    },
    answer: FITS,
    solve: ({ fits }) => (fits ? 'yes' : 'no'),
    ask({ opening, a, b, long }) {
      const told = opening.tell(
        role('leg', measure(a, 'inch')),
        role('leg', measure(b, 'inch')),
        role('long', measure(long, 'inch')),
      )
      return together(told, {
        en: prose`Find the diagonal to the nearest tenth and decide.`,
        es: prose`Halla la diagonal, redondeada a la décima más cercana, y decide.`,
      })
    },
    key: ({ a, b }) => {
      const diagonal = measure(roundedRoot(a * a + b * b), 'inch')
      return {
        en: paragraph(line`diagonal: about ${diagonal}`),
        es: paragraph(line`diagonal: aproximadamente ${diagonal}`),
      }
    },
    solution({ opening, a, b, long, fits }) {
      const square = a * a + b * b
      const diagonal = roundedRoot(square)
      return [
        ...squareSteps(
          { legs: [a, b] },
          {
            en: [`The diagonal of ${opening.diagonal.en} is the hypotenuse `, x, ': use the Pythagorean theorem.'],
            es: [`La diagonal ${opening.diagonal.es} es la hipotenusa `, x, ': usa el teorema de Pitágoras.'],
          },
        ),
        rootStep(square, 'inch'),
        explainedBy(
          FITS.show(fits ? 'yes' : 'no'),
          fits
            ? {
                en: line`The diagonal is longer than ${measure(long, 'inch')}: ${relation(diagonal, '>', long)}.`,
                es: line`La diagonal mide más de ${measure(long, 'inch')}: ${relation(diagonal, '>', long)}.`,
              }
            : {
                en: line`The diagonal is shorter than ${measure(long, 'inch')}: ${relation(diagonal, '<', long)}.`,
                es: line`La diagonal es más corta que ${measure(long, 'inch')}: ${relation(diagonal, '<', long)}.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const legs = printed.terms('role').filter(({ name }) => name === 'leg')
      const square = legs
        .map(({ of }) => exact(of as Parameters<typeof exact>[0]).power(2))
        .reduce((all, one) => all.plus(one))
      return square.compare(printed.role('long').power(2)) > 0 === (answer === 'yes')
    },
  }),
})
