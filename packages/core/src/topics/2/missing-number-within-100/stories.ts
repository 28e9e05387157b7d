import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Something changed; how many there were before is asked for. */
export interface StartStory {
  readonly noun: Noun
  readonly tell: (change: Term, now: Term) => Both<Block>
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
}

/** Some went away. */
export const lostStories: readonly StartStory[] = [
  {
    noun: nouns.bird,
    tell: (lost, now) => ({
      en: prose`Some birds were in a tree. Then ${lost} birds flew away. Now ${now} birds are left. How many birds were in the tree at first?`,
      es: prose`En un árbol había pájaros. Luego se fueron volando ${lost} pájaros. Ahora quedan ${now} pájaros. ¿Cuántos pájaros había al principio?`,
    }),
    answers: found => ({
      en: line`At first, ${found} were in the tree.`,
      es: line`Al principio había ${found} en el árbol.`,
    }),
  },
  {
    noun: nouns.sticker,
    tell: (lost, now) => ({
      en: prose`Ana had some stickers. She gave away ${lost} stickers. Now she has ${now}. How many stickers did she have at first?`,
      es: prose`Ana tenía calcomanías. Regaló ${lost} calcomanías. Ahora tiene ${now}. ¿Cuántas calcomanías tenía al principio?`,
    }),
    answers: found => ({ en: line`Ana had ${found} at first.`, es: line`Al principio Ana tenía ${found}.` }),
  },
  {
    noun: nouns.muffin,
    tell: (lost, now) => ({
      en: prose`A bakery had some muffins. It sold ${lost} muffins. Now ${now} muffins are left. How many muffins did the bakery have at first?`,
      es: prose`Una panadería tenía muffins. Vendió ${lost} muffins. Ahora quedan ${now}. ¿Cuántos muffins tenía al principio?`,
    }),
    answers: found => ({
      en: line`The bakery had ${found} at first.`,
      es: line`Al principio la panadería tenía ${found}.`,
    }),
  },
  {
    noun: nouns.tomato,
    tell: (lost, now) => ({
      en: prose`There were some ripe tomatoes in a garden. Diego picked ${lost} tomatoes. Now ${now} are left. How many ripe tomatoes were there at first?`,
      es: prose`En un huerto había tomates maduros. Diego recogió ${lost} tomates. Ahora quedan ${now}. ¿Cuántos tomates maduros había al principio?`,
    }),
    answers: found => ({ en: line`There were ${found} at first.`, es: line`Al principio había ${found}.` }),
  },
  {
    noun: nouns.child,
    tell: (lost, now) => ({
      en: prose`Some children were at the pool. Then ${lost} children went home. Now ${now} are still there. How many children were there at first?`,
      es: prose`En la piscina había niños. Luego ${lost} niños se fueron a casa. Ahora quedan ${now}. ¿Cuántos niños había al principio?`,
    }),
    answers: found => ({
      en: line`At first, ${found} were at the pool.`,
      es: line`Al principio había ${found} en la piscina.`,
    }),
  },
  {
    noun: nouns.bead,
    tell: (lost, now) => ({
      en: prose`Rosa had some beads. She used ${lost} beads for a necklace. Now she has ${now} left. How many beads did she have at first?`,
      es: prose`Rosa tenía cuentas. Usó ${lost} cuentas para un collar. Ahora le quedan ${now}. ¿Cuántas cuentas tenía al principio?`,
    }),
    answers: found => ({ en: line`Rosa had ${found} at first.`, es: line`Al principio Rosa tenía ${found}.` }),
  },
  {
    noun: nouns.orange,
    tell: (lost, now) => ({
      en: prose`Some oranges were in a crate. The players ate ${lost} oranges. Now ${now} are left. How many oranges were in the crate at first?`,
      es: prose`En una caja había naranjas. Los jugadores se comieron ${lost} naranjas. Ahora quedan ${now}. ¿Cuántas naranjas había al principio?`,
    }),
    answers: found => ({
      en: line`At first, ${found} were in the crate.`,
      es: line`Al principio había ${found} en la caja.`,
    }),
  },
  {
    noun: nouns.book,
    tell: (lost, now) => ({
      en: prose`Some books were on a cart. The class took ${lost} books. Now ${now} are left on the cart. How many books were there at first?`,
      es: prose`En un carrito había libros. La clase se llevó ${lost} libros. Ahora quedan ${now} en el carrito. ¿Cuántos libros había al principio?`,
    }),
    answers: found => ({
      en: line`At first, ${found} were on the cart.`,
      es: line`Al principio había ${found} en el carrito.`,
    }),
  },
]

/** Some came to them. */
export const gainedStories: readonly StartStory[] = [
  {
    noun: nouns.stamp,
    tell: (gained, now) => ({
      en: prose`Julia had some stamps. Then she got ${gained} more stamps. Now she has ${now}. How many stamps did she have at first?`,
      es: prose`Julia tenía estampillas. Luego consiguió ${gained} estampillas más. Ahora tiene ${now}. ¿Cuántas estampillas tenía al principio?`,
    }),
    answers: found => ({ en: line`Julia had ${found} at first.`, es: line`Al principio Julia tenía ${found}.` }),
  },
  {
    noun: nouns.shell,
    tell: (gained, now) => ({
      en: prose`Marco had a bag of shells. At the beach, he found ${gained} more. Now he has ${now} shells. How many shells did he have at first?`,
      es: prose`Marco tenía una bolsa de conchas de mar. En la playa encontró ${gained} más. Ahora tiene ${now} conchas de mar. ¿Cuántas conchas de mar tenía al principio?`,
    }),
    answers: found => ({ en: line`Marco had ${found} at first.`, es: line`Al principio Marco tenía ${found}.` }),
  },
  {
    noun: nouns.tree,
    tell: (gained, now) => ({
      en: prose`A park had some trees. Workers planted ${gained} more trees. Now the park has ${now}. How many trees did it have at first?`,
      es: prose`Un parque tenía árboles. Los trabajadores plantaron ${gained} árboles más. Ahora el parque tiene ${now}. ¿Cuántos árboles tenía al principio?`,
    }),
    answers: found => ({ en: line`The park had ${found} at first.`, es: line`Al principio el parque tenía ${found}.` }),
  },
  {
    noun: nouns.can,
    tell: (gained, now) => ({
      en: prose`A class had some cans to recycle. Families brought ${gained} more cans. Now the class has ${now}. How many cans did it have at first?`,
      es: prose`Una clase tenía latas para reciclar. Las familias llevaron ${gained} latas más. Ahora la clase tiene ${now}. ¿Cuántas latas tenía al principio?`,
    }),
    answers: found => ({ en: line`The class had ${found} at first.`, es: line`Al principio la clase tenía ${found}.` }),
  },
  {
    noun: nouns.point,
    tell: (gained, now) => ({
      en: prose`A team had some points at halftime. Then it scored ${gained} more points. Now it has ${now}. How many points did it have at halftime?`,
      es: prose`Un equipo tenía puntos al medio tiempo. Luego anotó ${gained} puntos más. Ahora tiene ${now}. ¿Cuántos puntos tenía al medio tiempo?`,
    }),
    answers: found => ({
      en: line`The team had ${found} at halftime.`,
      es: line`Al medio tiempo el equipo tenía ${found}.`,
    }),
  },
  {
    noun: nouns.tradingCard,
    tell: (gained, now) => ({
      en: prose`Kofi had some trading cards. His aunt gave him ${gained} more. Now he has ${now} trading cards. How many trading cards did he have at first?`,
      es: prose`Kofi tenía tarjetas coleccionables. Su tía le dio ${gained} más. Ahora tiene ${now} tarjetas coleccionables. ¿Cuántas tarjetas coleccionables tenía al principio?`,
    }),
    answers: found => ({ en: line`Kofi had ${found} at first.`, es: line`Al principio Kofi tenía ${found}.` }),
  },
  {
    noun: nouns.fish,
    tell: (gained, now) => ({
      en: prose`Some fish were in a pond. Workers put in ${gained} more fish. Now the pond has ${now}. How many fish were there at first?`,
      es: prose`En un estanque había peces. Los trabajadores echaron ${gained} peces más. Ahora hay ${now}. ¿Cuántos peces había al principio?`,
    }),
    answers: found => ({
      en: line`At first, ${found} were in the pond.`,
      es: line`Al principio había ${found} en el estanque.`,
    }),
  },
  {
    noun: nouns.pencil,
    tell: (gained, now) => ({
      en: prose`A bin had some pencils. The teacher put in ${gained} more pencils. Now the bin has ${now}. How many pencils did it have at first?`,
      es: prose`En una caja había lápices. La maestra puso ${gained} lápices más. Ahora hay ${now}. ¿Cuántos lápices había al principio?`,
    }),
    answers: found => ({ en: line`The bin had ${found} at first.`, es: line`Al principio había ${found} en la caja.` }),
  },
]
