import {
  type Both,
  type Inline,
  itemOf,
  line,
  type Noun,
  name,
  noun,
  type Of,
  type Person,
  people,
  type Random,
  type Term,
  theThing,
  thing,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Line = readonly Inline[]

/** People that are not all girls: in Spanish they are "niños". */
export const drawPeople = (random: Random, count: number): readonly Person[] =>
  random.until(
    () => random.shuffle<readonly Person[]>(people).slice(0, count),
    drawn => drawn.some(({ gender }) => gender === 'm'),
  )

/** Where children wait. */
const LINES: readonly Both<string>[] = [
  { en: 'in the lunch line', es: 'la fila del almuerzo' },
  { en: 'in line for the slide', es: 'la fila para el tobogán' },
  { en: 'in line for the bus', es: 'la fila para el autobús' },
  { en: 'in line at the library', es: 'la fila de la biblioteca' },
  { en: 'in line for the water fountain', es: 'la fila del bebedero' },
  { en: 'in line at the movie theater', es: 'la fila del cine' },
  { en: 'in line for ice cream', es: 'la fila para los helados' },
  { en: 'in line for the swings', es: 'la fila para los columpios' },
  { en: 'in line for the puppet show', es: 'la fila para la función de títeres' },
  { en: 'in line at the museum', es: 'la fila del museo' },
]
/** Ana waits in the lunch line, en la fila del almuerzo; she is 3rd in the lunch line, de la fila del almuerzo. */
export const WAITING = LINES.map(({ en, es }) => ({ where: words(en, `en ${es}`), placed: words(en, `de ${es}`) }))

/** Somebody or something in a line, and what stands in Spanish after "detrás": de Ana, del león. */
export interface Subject {
  readonly says: Term
  readonly behind: Line
}
const personIn = (person: Person): Subject => ({ says: name(person), behind: line`de ${name(person)}` })
const thingIn = (of: Noun): Subject => ({
  says: theThing(of),
  behind: of.gender === 'f' ? line`de ${theThing(of)}` : line`del ${thing(of)}`,
})

interface Scene {
  readonly where: Of<'words'>
  /** Left out where people stand there. */
  readonly things?: readonly [Noun, Noun]
}
const car = (en: string, es: string): Noun => noun(`${en} car`, `${en} cars`, `vagón ${es}`, `vagones ${es}`, 'm')
const waiting = (place: number): Scene => {
  const { en, es } = itemOf(LINES, place)
  return { where: words(en, `de ${es}`) }
}
export const SCENES: readonly Scene[] = [
  waiting(0),
  { where: words('in the train', 'del tren'), things: [car('mail', 'correo'), car('dining', 'comedor')] },
  { where: words('in the race', 'de la carrera') },
  waiting(1),
  { where: words('in the parade', 'del desfile'), things: [nouns.lion, nouns.bear] },
  waiting(2),
  { where: words('in the swim race', 'de la carrera de natación') },
  waiting(6),
  { where: words('in the animal parade', 'del desfile de animales'), things: [nouns.zebra, nouns.giraffe] },
  waiting(9),
  { where: words('in the bike race', 'de la carrera de bicicletas') },
]
/** Two that stand one behind the other. */
export function subjectsIn(random: Random, { things }: Scene): readonly [Subject, Subject] {
  if (things) {
    const [one, other] = random.shuffle(things)
    return [thingIn(one), thingIn(other)]
  }
  const [one, other] = random.sample(people, 2)
  return [personIn(one), personIn(other)]
}

/** What four children do, and how it is told of them. */
interface Order {
  readonly opens: Both<string>
  /** Ana finishes 3rd; Ana llega en 3.er lugar. */
  readonly is: Both<string>
  /** Who finishes; Quién llega en. */
  readonly behind: Of<'words'>
}
const race = (en: string, es: string): Order => ({
  opens: { en: `Four children ${en}. `, es: `Cuatro niños ${es}. ` },
  is: { en: ' finishes ', es: ' llega en ' },
  behind: words('finishes right behind', 'llega justo detrás de'),
})
const queue = (en: string, es: string): Order => ({
  opens: { en: `Four children are in line ${en}. `, es: `Cuatro niños hacen fila ${es}. ` },
  is: { en: ' is ', es: ' está en el ' },
  behind: words('is right behind', 'está justo detrás de'),
})
export const ORDERS: readonly Order[] = [
  race('run a race', 'corren una carrera'),
  queue('for the bus', 'para el autobús'),
  race('race on bikes', 'compiten en bicicleta'),
  queue('for lunch', 'para el almuerzo'),
  race('swim a race', 'compiten en natación'),
  queue('at the museum', 'en el museo'),
  race('hop in a sack race', 'compiten en una carrera de sacos'),
  queue('for the slide', 'para el tobogán'),
  race('race on skates', 'compiten en patines'),
  queue('for ice cream', 'para comprar helado'),
]
