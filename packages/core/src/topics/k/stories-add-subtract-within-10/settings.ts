import {
  type Block,
  type Both,
  type Icon,
  type Inline,
  iconNoun,
  line,
  type Noun,
  noun,
  prose,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Tell = (first: Term, second: Term) => Both<Block>

/** A place and its things, and what happens there: the second number is the one that comes, goes, or is known of the parts. */
export interface Setting {
  readonly noun: Noun
  /** What is drawn of it; null for what no picture shows. */
  readonly icon: Icon | null
  readonly addTo: Tell
  readonly takeFrom: Tell
  readonly together: Tell
  readonly onePart: Tell
  readonly ends: Readonly<Record<'addTo' | 'takeFrom' | 'together', End>>
  /** The part that was asked for. */
  readonly otherPart: (found: Term) => Both<readonly Inline[]>
}

type End = (found: Term) => Both<readonly Inline[]>

const haveNow: End = found => ({ en: line`Now you have ${found}.`, es: line`Ahora tienes ${found}.` })
const have: End = found => ({ en: line`You have ${found}.`, es: line`Tienes ${found}.` })
const areNow: End = found => ({ en: line`Now there are ${found}.`, es: line`Ahora hay ${found}.` })
const are: End = found => ({ en: line`There are ${found}.`, es: line`Hay ${found}.` })
const areInAll: End = found => ({ en: line`There are ${found} in all.`, es: line`Hay ${found} en total.` })
const see: End = found => ({ en: line`You see ${found} in all.`, es: line`Ves ${found} en total.` })
const pick: End = found => ({ en: line`You pick ${found}.`, es: line`Cortas ${found}.` })
const areLeft: End = found => ({ en: line`${found} are left.`, es: line`Quedan ${found}.` })

const child = noun('child', 'children', 'niño', 'niños', 'm')

export const settings: readonly Setting[] = [
  {
    noun: iconNoun('car'),
    icon: 'car',
    addTo: (a, b) => ({
      en: prose`There are ${a} in a box. You put in ${b} more. How many cars are in the box now?`,
      es: prose`Hay ${a} en una caja. Pones ${b} más. ¿Cuántos carros hay ahora en la caja?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} in a box. You take out ${b}. How many cars are left in the box?`,
      es: prose`Hay ${a} en una caja. Sacas ${b}. ¿Cuántos carros quedan en la caja?`,
    }),
    together: (a, b) => ({
      en: prose`You have ${a} red cars and ${b} blue cars. How many cars do you have?`,
      es: prose`Tienes ${a} carros rojos y ${b} carros azules. ¿Cuántos carros tienes?`,
    }),
    onePart: (a, b) => ({
      en: prose`You have ${a} cars: ${b} are red and the rest are blue. How many are blue?`,
      es: prose`Tienes ${a} carros: ${b} son rojos y los demás son azules. ¿Cuántos son azules?`,
    }),
    ends: { addTo: areNow, takeFrom: areLeft, together: have },
    otherPart: found => ({ en: line`${found} are blue.`, es: line`${found} son azules.` }),
  },
  {
    noun: iconNoun('fish'),
    icon: 'fish',
    addTo: (a, b) => ({
      en: prose`There are ${a} in a tank. You put in ${b} more. How many fish are there now?`,
      es: prose`Hay ${a} en una pecera. Pones ${b} más. ¿Cuántos peces hay ahora?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} in a tank. You take out ${b}. How many fish are left in the tank?`,
      es: prose`Hay ${a} en una pecera. Sacas ${b}. ¿Cuántos peces quedan en la pecera?`,
    }),
    together: (a, b) => ({
      en: prose`There are ${a} big fish and ${b} small fish. How many fish are there in all?`,
      es: prose`Hay ${a} peces grandes y ${b} peces pequeños. ¿Cuántos peces hay en total?`,
    }),
    onePart: (a, b) => ({
      en: prose`There are ${a} fish: ${b} are big and the rest are small. How many are small?`,
      es: prose`Hay ${a} peces: ${b} son grandes y los demás son pequeños. ¿Cuántos son pequeños?`,
    }),
    ends: { addTo: areNow, takeFrom: areLeft, together: areInAll },
    otherPart: found => ({ en: line`${found} are small.`, es: line`${found} son pequeños.` }),
  },
  {
    noun: iconNoun('cookie'),
    icon: 'cookie',
    addTo: (a, b) => ({
      en: prose`There are ${a} on a plate. You put ${b} more on the plate. How many cookies are there now?`,
      es: prose`Hay ${a} en un plato. Pones ${b} más. ¿Cuántas galletas hay ahora?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} on a plate. You eat ${b}. How many cookies are left?`,
      es: prose`Hay ${a} en un plato. Te comes ${b}. ¿Cuántas galletas quedan?`,
    }),
    together: (a, b) => ({
      en: prose`There are ${a} round cookies and ${b} square cookies. How many cookies are there?`,
      es: prose`Hay ${a} galletas redondas y ${b} galletas cuadradas. ¿Cuántas galletas hay?`,
    }),
    onePart: (a, b) => ({
      en: prose`There are ${a} cookies: ${b} are round and the rest are square. How many are square?`,
      es: prose`Hay ${a} galletas: ${b} son redondas y las demás son cuadradas. ¿Cuántas son cuadradas?`,
    }),
    ends: { addTo: areNow, takeFrom: areLeft, together: are },
    otherPart: found => ({ en: line`${found} are square.`, es: line`${found} son cuadradas.` }),
  },
  {
    noun: iconNoun('leaf'),
    icon: 'leaf',
    addTo: (a, b) => ({
      en: prose`You have ${a}. You find ${b} more. How many leaves do you have now?`,
      es: prose`Tienes ${a}. Encuentras ${b} más. ¿Cuántas hojas tienes ahora?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`You have ${a}. You give ${b} to a friend. How many leaves do you have now?`,
      es: prose`Tienes ${a}. Le das ${b} a una amiga. ¿Cuántas hojas tienes ahora?`,
    }),
    together: (a, b) => ({
      en: prose`You have ${a} green leaves and ${b} brown leaves. How many leaves do you have?`,
      es: prose`Tienes ${a} hojas verdes y ${b} hojas cafés. ¿Cuántas hojas tienes?`,
    }),
    onePart: (a, b) => ({
      en: prose`You have ${a} leaves: ${b} are green and the rest are brown. How many are brown?`,
      es: prose`Tienes ${a} hojas: ${b} son verdes y las demás son cafés. ¿Cuántas son cafés?`,
    }),
    ends: { addTo: haveNow, takeFrom: haveNow, together: have },
    otherPart: found => ({ en: line`${found} are brown.`, es: line`${found} son cafés.` }),
  },
  {
    noun: iconNoun('duck'),
    icon: 'duck',
    addTo: (a, b) => ({
      en: prose`You see ${a} on a pond. Then you see ${b} more. How many ducks do you see in all?`,
      es: prose`Ves ${a} en un estanque. Luego ves ${b} más. ¿Cuántos patos ves en total?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} on a pond. Then ${b} swim away. How many ducks are left?`,
      es: prose`Hay ${a} en un estanque. Luego ${b} se van nadando. ¿Cuántos patos quedan?`,
    }),
    together: (a, b) => ({
      en: prose`There are ${a} white ducks and ${b} brown ducks. How many ducks are there?`,
      es: prose`Hay ${a} patos blancos y ${b} patos cafés. ¿Cuántos patos hay?`,
    }),
    onePart: (a, b) => ({
      en: prose`There are ${a} ducks: ${b} are white and the rest are brown. How many are brown?`,
      es: prose`Hay ${a} patos: ${b} son blancos y los demás son cafés. ¿Cuántos son cafés?`,
    }),
    ends: { addTo: see, takeFrom: areLeft, together: are },
    otherPart: found => ({ en: line`${found} are brown.`, es: line`${found} son cafés.` }),
  },
  {
    noun: iconNoun('ball'),
    icon: 'ball',
    addTo: (a, b) => ({
      en: prose`There are ${a} in a bag. You put in ${b} more. How many balls are in the bag now?`,
      es: prose`Hay ${a} en una bolsa. Pones ${b} más. ¿Cuántas pelotas hay ahora en la bolsa?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} in a bag. You take out ${b}. How many balls are left in the bag?`,
      es: prose`Hay ${a} en una bolsa. Sacas ${b}. ¿Cuántas pelotas quedan en la bolsa?`,
    }),
    together: (a, b) => ({
      en: prose`There are ${a} big balls and ${b} small balls. How many balls are there?`,
      es: prose`Hay ${a} pelotas grandes y ${b} pelotas pequeñas. ¿Cuántas pelotas hay?`,
    }),
    onePart: (a, b) => ({
      en: prose`There are ${a} balls: ${b} are big and the rest are small. How many are small?`,
      es: prose`Hay ${a} pelotas: ${b} son grandes y las demás son pequeñas. ¿Cuántas son pequeñas?`,
    }),
    ends: { addTo: areNow, takeFrom: areLeft, together: are },
    otherPart: found => ({ en: line`${found} are small.`, es: line`${found} son pequeñas.` }),
  },
  {
    noun: iconNoun('flower'),
    icon: 'flower',
    addTo: (a, b) => ({
      en: prose`You have ${a}. You pick ${b} more. How many flowers do you have now?`,
      es: prose`Tienes ${a}. Cortas ${b} más. ¿Cuántas flores tienes ahora?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`You have ${a}. You give ${b} to your teacher. How many flowers do you have now?`,
      es: prose`Tienes ${a}. Le das ${b} a tu maestra. ¿Cuántas flores tienes ahora?`,
    }),
    together: (a, b) => ({
      en: prose`You pick ${a} red flowers and ${b} yellow flowers. How many flowers do you pick?`,
      es: prose`Cortas ${a} flores rojas y ${b} flores amarillas. ¿Cuántas flores cortas?`,
    }),
    onePart: (a, b) => ({
      en: prose`You have ${a} flowers: ${b} are red and the rest are yellow. How many are yellow?`,
      es: prose`Tienes ${a} flores: ${b} son rojas y las demás son amarillas. ¿Cuántas son amarillas?`,
    }),
    ends: { addTo: haveNow, takeFrom: haveNow, together: pick },
    otherPart: found => ({ en: line`${found} are yellow.`, es: line`${found} son amarillas.` }),
  },
  {
    noun: iconNoun('balloon'),
    icon: 'balloon',
    addTo: (a, b) => ({
      en: prose`You have ${a}. You get ${b} more. How many balloons do you have now?`,
      es: prose`Tienes ${a}. Te dan ${b} más. ¿Cuántos globos tienes ahora?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`You have ${a}. Then ${b} pop. How many balloons are left?`,
      es: prose`Tienes ${a}. Se revientan ${b}. ¿Cuántos globos te quedan?`,
    }),
    together: (a, b) => ({
      en: prose`You have ${a} long balloons and ${b} round balloons. How many balloons do you have?`,
      es: prose`Tienes ${a} globos largos y ${b} globos redondos. ¿Cuántos globos tienes?`,
    }),
    onePart: (a, b) => ({
      en: prose`You have ${a} balloons: ${b} are long and the rest are round. How many are round?`,
      es: prose`Tienes ${a} globos: ${b} son largos y los demás son redondos. ¿Cuántos son redondos?`,
    }),
    ends: { addTo: haveNow, takeFrom: areLeft, together: have },
    otherPart: found => ({ en: line`${found} are round.`, es: line`${found} son redondos.` }),
  },
  {
    noun: nouns.bird,
    icon: null,
    addTo: (a, b) => ({
      en: prose`There are ${a} on a fence. You see ${b} more land. How many birds are on the fence now?`,
      es: prose`Hay ${a} en una cerca. Ves llegar ${b} más. ¿Cuántos pájaros hay ahora en la cerca?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} on a fence. Then ${b} fly away. How many birds are left?`,
      es: prose`Hay ${a} en una cerca. Luego ${b} se van volando. ¿Cuántos pájaros quedan?`,
    }),
    together: (a, b) => ({
      en: prose`There are ${a} blue birds and ${b} black birds. How many birds are there?`,
      es: prose`Hay ${a} pájaros azules y ${b} pájaros negros. ¿Cuántos pájaros hay?`,
    }),
    onePart: (a, b) => ({
      en: prose`There are ${a} birds: ${b} are blue and the rest are black. How many are black?`,
      es: prose`Hay ${a} pájaros: ${b} son azules y los demás son negros. ¿Cuántos son negros?`,
    }),
    ends: { addTo: areNow, takeFrom: areLeft, together: are },
    otherPart: found => ({ en: line`${found} are black.`, es: line`${found} son negros.` }),
  },
  {
    noun: child,
    icon: null,
    addTo: (a, b) => ({
      en: prose`There are ${a} on the playground. You see ${b} more come. How many children are there now?`,
      es: prose`Hay ${a} en el patio. Ves llegar ${b} más. ¿Cuántos niños hay ahora?`,
    }),
    takeFrom: (a, b) => ({
      en: prose`There are ${a} on the playground. Then ${b} go home. How many children are left?`,
      es: prose`Hay ${a} en el patio. Luego ${b} se van a casa. ¿Cuántos niños quedan?`,
    }),
    together: (a, b) => ({
      en: prose`There are ${a} tall children and ${b} short children. How many children are there?`,
      es: prose`Hay ${a} niños altos y ${b} niños bajos. ¿Cuántos niños hay?`,
    }),
    onePart: (a, b) => ({
      en: prose`There are ${a} children: ${b} run and the rest jump. How many children jump?`,
      es: prose`Hay ${a} niños: ${b} corren y los demás saltan. ¿Cuántos niños saltan?`,
    }),
    ends: { addTo: areNow, takeFrom: areLeft, together: are },
    otherPart: found => ({ en: line`${found} jump.`, es: line`${found} saltan.` }),
  },
]
