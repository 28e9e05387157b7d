import {
  type Block,
  type Both,
  type Inline,
  line,
  type Noun,
  name,
  type Person,
  prose,
  type Quantity,
  type Term,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A two-digit number and more of the same kind. */
export interface Story {
  readonly noun: Noun
  readonly tell: (a: Term, b: Term, one: Person, two: Person) => Both<Block>
  readonly says: (found: Quantity, one: Person, two: Person) => Both<readonly Inline[]>
  /** Why the numbers are added, where they are not just put together. */
  readonly why?: 'more-than' | 'at-first'
}

/** So many, and some tens. */
export const tensStories: readonly Story[] = [
  {
    noun: nouns.sticker,
    tell: (a, b) => ({
      en: prose`You have ${a} stickers. A friend gives you ${b} more. How many stickers do you have now?`,
      es: prose`Tienes ${a} calcomanías. Una amiga te da ${b} más. ¿Cuántas calcomanías tienes ahora?`,
    }),
    says: found => ({ en: line`You have ${found} now.`, es: line`Ahora tienes ${found}.` }),
  },
  {
    noun: nouns.page,
    tell: (a, b) => ({
      en: prose`You read ${a} pages last week and ${b} pages this week. How many pages did you read in all?`,
      es: prose`Leíste ${a} páginas la semana pasada y ${b} páginas esta semana. ¿Cuántas páginas leíste en total?`,
    }),
    says: found => ({ en: line`You read ${found} in all.`, es: line`Leíste ${found} en total.` }),
  },
  {
    noun: nouns.bead,
    tell: (a, b) => ({
      en: prose`A necklace has ${a} blue beads and ${b} white beads. How many beads does the necklace have?`,
      es: prose`Un collar tiene ${a} cuentas azules y ${b} cuentas blancas. ¿Cuántas cuentas tiene el collar?`,
    }),
    says: found => ({ en: line`The necklace has ${found}.`, es: line`El collar tiene ${found}.` }),
  },
  {
    noun: nouns.child,
    tell: (a, b) => ({
      en: prose`There are ${a} children in the gym. Then ${b} more children come in. How many children are in the gym now?`,
      es: prose`Hay ${a} niños en el gimnasio. Luego entran ${b} niños más. ¿Cuántos niños hay ahora en el gimnasio?`,
    }),
    says: found => ({ en: line`There are ${found} in the gym now.`, es: line`Ahora hay ${found} en el gimnasio.` }),
  },
  {
    noun: nouns.seed,
    tell: (a, b) => ({
      en: prose`You plant ${a} bean seeds and ${b} corn seeds. How many seeds do you plant?`,
      es: prose`Siembras ${a} semillas de frijol y ${b} semillas de maíz. ¿Cuántas semillas siembras?`,
    }),
    says: found => ({ en: line`You plant ${found}.`, es: line`Siembras ${found}.` }),
  },
  {
    noun: nouns.car,
    tell: (a, b) => ({
      en: prose`There are ${a} cars in a parking lot. Then ${b} more cars drive in. How many cars are there now?`,
      es: prose`Hay ${a} carros en un estacionamiento. Luego entran ${b} carros más. ¿Cuántos carros hay ahora?`,
    }),
    says: found => ({ en: line`There are ${found} now.`, es: line`Ahora hay ${found}.` }),
  },
  {
    noun: nouns.cent,
    tell: (a, b) => ({
      en: prose`There are ${a} cents in your piggy bank. You put in ${b} cents more. How many cents are in the piggy bank now?`,
      es: prose`Hay ${a} centavos en tu alcancía. Pones ${b} centavos más. ¿Cuántos centavos hay ahora en la alcancía?`,
    }),
    says: found => ({
      en: line`There are ${found} in the piggy bank now.`,
      es: line`Ahora hay ${found} en la alcancía.`,
    }),
  },
  {
    noun: nouns.block,
    tell: (a, b) => ({
      en: prose`You build a castle with ${a} red blocks and ${b} gray blocks. How many blocks do you use?`,
      es: prose`Haces un castillo con ${a} bloques rojos y ${b} bloques grises. ¿Cuántos bloques usas?`,
    }),
    says: found => ({ en: line`You use ${found}.`, es: line`Usas ${found}.` }),
  },
  {
    noun: nouns.muffin,
    tell: (a, b) => ({
      en: prose`A baker makes ${a} corn muffins and ${b} apple muffins. How many muffins does the baker make?`,
      es: prose`Un panadero hace ${a} muffins de maíz y ${b} muffins de manzana. ¿Cuántos muffins hace el panadero?`,
    }),
    says: found => ({ en: line`The baker makes ${found}.`, es: line`El panadero hace ${found}.` }),
  },
]

/** So many, and a one-digit number. */
export const onesStories: readonly Story[] = [
  {
    noun: nouns.book,
    tell: (a, b) => ({
      en: prose`There are ${a} books on a shelf. You put ${b} more books there. How many books are on the shelf now?`,
      es: prose`Hay ${a} libros en un estante. Pones ahí ${b} libros más. ¿Cuántos libros hay ahora en el estante?`,
    }),
    says: found => ({ en: line`There are ${found} on the shelf now.`, es: line`Ahora hay ${found} en el estante.` }),
  },
  {
    noun: nouns.shell,
    why: 'more-than',
    tell: (a, b, one, two) => ({
      en: prose`${name(one)} finds ${a} shells. ${name(two)} finds ${b} more than ${name(one)}. How many shells does ${name(two)} find?`,
      es: prose`${name(one)} encuentra ${a} conchas de mar. ${name(two)} encuentra ${b} más que ${name(one)}. ¿Cuántas conchas de mar encuentra ${name(two)}?`,
    }),
    says: (found, _, two) => ({ en: line`${name(two)} finds ${found}.`, es: line`${name(two)} encuentra ${found}.` }),
  },
  {
    noun: nouns.apple,
    why: 'at-first',
    tell: (a, b) => ({
      en: prose`You took ${b} apples out of a basket. Now ${a} apples are left. How many apples were in the basket at first?`,
      es: prose`Sacaste ${b} manzanas de una canasta. Ahora quedan ${a} manzanas. ¿Cuántas manzanas había en la canasta al principio?`,
    }),
    says: found => ({
      en: line`There were ${found} in the basket at first.`,
      es: line`Al principio había ${found} en la canasta.`,
    }),
  },
  {
    noun: nouns.bird,
    tell: (a, b) => ({
      en: prose`There are ${a} birds on a roof. Then ${b} more birds land there. How many birds are on the roof now?`,
      es: prose`Hay ${a} pájaros en un techo. Luego llegan ${b} pájaros más. ¿Cuántos pájaros hay ahora en el techo?`,
    }),
    says: found => ({ en: line`There are ${found} on the roof now.`, es: line`Ahora hay ${found} en el techo.` }),
  },
  {
    noun: nouns.stamp,
    why: 'more-than',
    tell: (a, b, one, two) => ({
      en: prose`${name(one)} has ${a} stamps. ${name(two)} has ${b} more stamps than ${name(one)}. How many stamps does ${name(two)} have?`,
      es: prose`${name(one)} tiene ${a} estampillas. ${name(two)} tiene ${b} estampillas más que ${name(one)}. ¿Cuántas estampillas tiene ${name(two)}?`,
    }),
    says: (found, _, two) => ({ en: line`${name(two)} has ${found}.`, es: line`${name(two)} tiene ${found}.` }),
  },
  {
    noun: nouns.page,
    tell: (a, b) => ({
      en: prose`You have read ${a} pages of a book. There are ${b} more pages to read. How many pages does the book have?`,
      es: prose`Ya leíste ${a} páginas de un libro. Te faltan ${b} páginas por leer. ¿Cuántas páginas tiene el libro?`,
    }),
    says: found => ({ en: line`The book has ${found}.`, es: line`El libro tiene ${found}.` }),
  },
  {
    noun: nouns.cent,
    why: 'at-first',
    tell: (a, b) => ({
      en: prose`You spent ${b} cents. Now you have ${a} cents. How many cents did you have at first?`,
      es: prose`Gastaste ${b} centavos. Ahora tienes ${a} centavos. ¿Cuántos centavos tenías al principio?`,
    }),
    says: found => ({ en: line`You had ${found} at first.`, es: line`Al principio tenías ${found}.` }),
  },
  {
    noun: nouns.egg,
    tell: (a, b) => ({
      en: prose`A farmer finds ${a} eggs in the barn and ${b} eggs in the grass. How many eggs does the farmer find?`,
      es: prose`Un granjero encuentra ${a} huevos en el granero y ${b} huevos en el pasto. ¿Cuántos huevos encuentra el granjero?`,
    }),
    says: found => ({ en: line`The farmer finds ${found}.`, es: line`El granjero encuentra ${found}.` }),
  },
  {
    noun: nouns.marble,
    why: 'at-first',
    tell: (a, b) => ({
      en: prose`You gave ${b} marbles to a friend. Now you have ${a} marbles. How many marbles did you have at first?`,
      es: prose`Le diste ${b} canicas a una amiga. Ahora tienes ${a} canicas. ¿Cuántas canicas tenías al principio?`,
    }),
    says: found => ({ en: line`You had ${found} at first.`, es: line`Al principio tenías ${found}.` }),
  },
]
