import { type Hole, line } from '../../../author.ts'
import type { Said } from './outcomes.ts'

/** Something done three times or more, each time with so many results, some of which count. */
export interface Repeated {
  readonly times: readonly number[]
  readonly results: readonly number[]
  readonly counting: readonly number[]
  readonly told: (n: Hole, k: Hole, f: Hole, isOne: boolean) => Said
  /** To follow "What is the probability". */
  readonly asked: Said
  /** To follow "outcomes without". */
  readonly none: Said
}
const said = (en: Said['en'], es: Said['es']): Said => ({ en, es })
const THREE = [3]

export const repeated: readonly Repeated[] = [
  {
    times: THREE,
    results: [4, 5, 6],
    counting: [1, 2],
    told: (n, k, f, isOne) =>
      said(
        isOne
          ? line`A spinner has ${k} equal sections, and ${f} of them is red. It is spun ${n} times.`
          : line`A spinner has ${k} equal sections, and ${f} of them are red. It is spun ${n} times.`,
        isOne
          ? line`Una ruleta tiene ${k} secciones iguales y ${f} de ellas es roja. Se gira ${n} veces.`
          : line`Una ruleta tiene ${k} secciones iguales y ${f} de ellas son rojas. Se gira ${n} veces.`,
      ),
    asked: said(line`that it lands on red at least once`, line`de que caiga en rojo por lo menos una vez`),
    none: said(line`red`, line`rojo`),
  },
  {
    times: THREE,
    results: [3, 4, 5],
    counting: [1],
    told: (n, k, f, _isOne) =>
      said(
        line`A test has ${n} multiple-choice questions. Each has ${k} choices, of which ${f} is right. A student guesses every answer.`,
        line`Una prueba tiene ${n} preguntas de opción múltiple. Cada una tiene ${k} opciones, de las que ${f} es correcta. Un estudiante responde todas al azar.`,
      ),
    asked: said(line`that at least one answer is right`, line`de que por lo menos una respuesta sea correcta`),
    none: said(line`a right answer`, line`respuestas correctas`),
  },
  {
    times: [4, 5],
    results: [2],
    counting: [1],
    told: (n, _k, _f, _isOne) =>
      said(line`A fair coin is tossed ${n} times.`, line`Se lanza una moneda justa ${n} veces.`),
    asked: said(line`of getting heads at least once`, line`de sacar cara por lo menos una vez`),
    none: said(line`heads`, line`cara`),
  },
  {
    times: THREE,
    results: [4, 5, 6],
    counting: [1, 2],
    told: (n, k, f, isOne) =>
      said(
        isOne
          ? line`A bag holds ${k} marbles, and ${f} of them is white. With replacement, one marble is drawn ${n} times.`
          : line`A bag holds ${k} marbles, and ${f} of them are white. With replacement, one marble is drawn ${n} times.`,
        isOne
          ? line`En una bolsa hay ${k} canicas y ${f} de ellas es blanca. Se saca una canica ${n} veces, con reposición.`
          : line`En una bolsa hay ${k} canicas y ${f} de ellas son blancas. Se saca una canica ${n} veces, con reposición.`,
      ),
    asked: said(
      line`that at least one of the marbles drawn is white`,
      line`de que por lo menos una de las canicas sacadas sea blanca`,
    ),
    none: said(line`a white marble`, line`canicas blancas`),
  },
  {
    times: THREE,
    results: [6],
    counting: [1, 2],
    told: (n, k, f, isOne) =>
      said(
        isOne
          ? line`A fair number cube has ${k} faces, and ${f} of them is gold. It is rolled ${n} times.`
          : line`A fair number cube has ${k} faces, and ${f} of them are gold. It is rolled ${n} times.`,
        isOne
          ? line`Un dado justo tiene ${k} caras y ${f} de ellas es dorada. Se lanza ${n} veces.`
          : line`Un dado justo tiene ${k} caras y ${f} de ellas son doradas. Se lanza ${n} veces.`,
      ),
    asked: said(line`that a gold face comes up at least once`, line`de que salga una cara dorada por lo menos una vez`),
    none: said(line`a gold face`, line`caras doradas`),
  },
  {
    times: THREE,
    results: [5, 8, 10],
    counting: [1, 3],
    told: (n, k, f, isOne) =>
      said(
        isOne
          ? line`A music player has ${k} songs, and ${f} of them is jazz. It picks a song at random ${n} times, and a song can come again.`
          : line`A music player has ${k} songs, and ${f} of them are jazz. It picks a song at random ${n} times, and a song can come again.`,
        isOne
          ? line`Un reproductor tiene ${k} canciones y ${f} de ellas es de jazz. Elige una canción al azar ${n} veces, y una canción puede repetirse.`
          : line`Un reproductor tiene ${k} canciones y ${f} de ellas son de jazz. Elige una canción al azar ${n} veces, y una canción puede repetirse.`,
      ),
    asked: said(line`that it plays jazz at least once`, line`de que suene jazz por lo menos una vez`),
    none: said(line`jazz`, line`jazz`),
  },
  {
    times: THREE,
    results: [5],
    counting: [2],
    told: (n, k, f, _isOne) =>
      said(
        line`Each of ${n} friends picks at random one of the ${k} school days for a club. On ${f} of these days the club is outdoors.`,
        line`Cada uno de ${n} amigos elige al azar uno de los ${k} días de escuela para un club. En ${f} de esos días el club es al aire libre.`,
      ),
    asked: said(
      line`that at least one of them picks a day outdoors`,
      line`de que por lo menos uno elija un día al aire libre`,
    ),
    none: said(line`a day outdoors`, line`días al aire libre`),
  },
  {
    times: THREE,
    results: [10],
    counting: [1, 2, 4],
    told: (n, k, f, isOne) =>
      said(
        isOne
          ? line`A code has ${n} digits. A computer chooses each at random from all ${k} digits, and ${f} of these is lucky.`
          : line`A code has ${n} digits. A computer chooses each at random from all ${k} digits, and ${f} of these are lucky.`,
        isOne
          ? line`Un código tiene ${n} cifras. Una computadora elige cada una al azar entre las ${k} cifras, y ${f} de ellas es de la suerte.`
          : line`Un código tiene ${n} cifras. Una computadora elige cada una al azar entre las ${k} cifras, y ${f} de ellas son de la suerte.`,
      ),
    asked: said(
      line`that the code has at least one lucky digit`,
      line`de que el código tenga por lo menos una cifra de la suerte`,
    ),
    none: said(line`a lucky digit`, line`cifras de la suerte`),
  },
]
