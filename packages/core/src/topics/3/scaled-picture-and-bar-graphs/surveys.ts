import { type Icon, type Noun, noun, type words as Words, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Label = ReturnType<typeof Words>

export interface Category {
  readonly name: Label
  /** The same in a sentence: the lion; on Monday. */
  readonly said: Label
}

/** What is counted, for whom or when, and the picture that stands for it. */
export interface Survey {
  readonly title: Label
  readonly noun: Noun
  readonly icon: Icon
  /** did: a category does it, "did Ana read"; were: it happens then, "were planted on Monday". */
  readonly kind: 'did' | 'were'
  /** Asked of one category: did collect, recogió. */
  readonly verb: Label
  /** Asked of two: did collect, recogieron. */
  readonly verbOfTwo: Label
  /** Told of one: collected, recogió. */
  readonly past: Label
  readonly categories: readonly [Category, Category, Category, Category, Category]
}

/** The second of two: "on Monday and Tuesday", but "el lunes y el martes". */
export const secondOf = ({ kind }: Pick<Survey, 'kind'>, { name, said }: Category): Label =>
  kind === 'did' ? said : words(name.en, said.es)

export const surveys: readonly Survey[] = [
  {
    title: words('Books read', 'Libros leídos'),
    noun: nouns.book,
    icon: 'book',
    kind: 'did',
    verb: words('read', 'leyó'),
    verbOfTwo: words('read', 'leyeron'),
    past: words('read', 'leyó'),
    categories: [
      { name: words('Ana', 'Ana'), said: words('Ana', 'Ana') },
      { name: words('Leo', 'Leo'), said: words('Leo', 'Leo') },
      { name: words('Mei', 'Mei'), said: words('Mei', 'Mei') },
      { name: words('Kofi', 'Kofi'), said: words('Kofi', 'Kofi') },
      { name: words('Sara', 'Sara'), said: words('Sara', 'Sara') },
    ],
  },
  {
    title: words('Cans collected', 'Latas recogidas'),
    noun: nouns.can,
    icon: 'circle',
    kind: 'did',
    verb: words('collect', 'recogió'),
    verbOfTwo: words('collect', 'recogieron'),
    past: words('collected', 'recogió'),
    categories: [
      { name: words('Room 1', 'Salón 1'), said: words('Room 1', 'el salón 1') },
      { name: words('Room 2', 'Salón 2'), said: words('Room 2', 'el salón 2') },
      { name: words('Room 3', 'Salón 3'), said: words('Room 3', 'el salón 3') },
      { name: words('Room 4', 'Salón 4'), said: words('Room 4', 'el salón 4') },
      { name: words('Room 5', 'Salón 5'), said: words('Room 5', 'el salón 5') },
    ],
  },
  {
    title: words('Pets adopted', 'Mascotas adoptadas'),
    noun: nouns.pet,
    icon: 'heart',
    kind: 'were',
    verb: words('adopted', 'se adoptaron'),
    verbOfTwo: words('adopted', 'se adoptaron'),
    past: words('adopted', 'se adoptaron'),
    categories: [
      { name: words('January', 'Enero'), said: words('in January', 'en enero') },
      { name: words('February', 'Febrero'), said: words('in February', 'en febrero') },
      { name: words('March', 'Marzo'), said: words('in March', 'en marzo') },
      { name: words('April', 'Abril'), said: words('in April', 'en abril') },
      { name: words('May', 'Mayo'), said: words('in May', 'en mayo') },
    ],
  },
  {
    title: words('Votes for the mascot', 'Votos por la mascota'),
    noun: nouns.vote,
    icon: 'star',
    kind: 'did',
    verb: words('get', 'obtuvo'),
    verbOfTwo: words('get', 'obtuvieron'),
    past: words('got', 'obtuvo'),
    categories: [
      { name: words('Lion', 'León'), said: words('the lion', 'el león') },
      { name: words('Bear', 'Oso'), said: words('the bear', 'el oso') },
      { name: words('Wolf', 'Lobo'), said: words('the wolf', 'el lobo') },
      { name: words('Shark', 'Tiburón'), said: words('the shark', 'el tiburón') },
      { name: words('Owl', 'Búho'), said: words('the owl', 'el búho') },
    ],
  },
  {
    title: words('Photos taken', 'Fotos tomadas'),
    noun: noun('photo', 'photos', 'foto', 'fotos', 'f'),
    icon: 'square',
    kind: 'did',
    verb: words('take', 'tomó'),
    verbOfTwo: words('take', 'tomaron'),
    past: words('took', 'tomó'),
    categories: [
      { name: words('Nina', 'Nina'), said: words('Nina', 'Nina') },
      { name: words('Omar', 'Omar'), said: words('Omar', 'Omar') },
      { name: words('Ruth', 'Ruth'), said: words('Ruth', 'Ruth') },
      { name: words('Luis', 'Luis'), said: words('Luis', 'Luis') },
      { name: words('Eva', 'Eva'), said: words('Eva', 'Eva') },
    ],
  },
  {
    title: words('Fruit sold', 'Frutas vendidas'),
    noun: noun('piece of fruit', 'pieces of fruit', 'fruta', 'frutas', 'f'),
    icon: 'apple',
    kind: 'did',
    verb: words('sell', 'vendió'),
    verbOfTwo: words('sell', 'vendieron'),
    past: words('sold', 'vendió'),
    categories: [
      { name: words('Stand A', 'Puesto A'), said: words('Stand A', 'el puesto A') },
      { name: words('Stand B', 'Puesto B'), said: words('Stand B', 'el puesto B') },
      { name: words('Stand C', 'Puesto C'), said: words('Stand C', 'el puesto C') },
      { name: words('Stand D', 'Puesto D'), said: words('Stand D', 'el puesto D') },
      { name: words('Stand E', 'Puesto E'), said: words('Stand E', 'el puesto E') },
    ],
  },
  {
    title: words('Trees planted', 'Árboles plantados'),
    noun: nouns.tree,
    icon: 'tree',
    kind: 'were',
    verb: words('planted', 'se plantaron'),
    verbOfTwo: words('planted', 'se plantaron'),
    past: words('planted', 'se plantaron'),
    categories: [
      { name: words('Monday', 'Lunes'), said: words('on Monday', 'el lunes') },
      { name: words('Tuesday', 'Martes'), said: words('on Tuesday', 'el martes') },
      { name: words('Wednesday', 'Miércoles'), said: words('on Wednesday', 'el miércoles') },
      { name: words('Thursday', 'Jueves'), said: words('on Thursday', 'el jueves') },
      { name: words('Friday', 'Viernes'), said: words('on Friday', 'el viernes') },
    ],
  },
  {
    title: words('Tickets sold', 'Boletos vendidos'),
    noun: nouns.ticket,
    icon: 'square',
    kind: 'did',
    verb: words('sell', 'vendió'),
    verbOfTwo: words('sell', 'vendieron'),
    past: words('sold', 'vendió'),
    categories: [
      { name: words('Grade 1', 'Primer grado'), said: words('Grade 1', 'el primer grado') },
      { name: words('Grade 2', 'Segundo grado'), said: words('Grade 2', 'el segundo grado') },
      { name: words('Grade 3', 'Tercer grado'), said: words('Grade 3', 'el tercer grado') },
      { name: words('Grade 4', 'Cuarto grado'), said: words('Grade 4', 'el cuarto grado') },
      { name: words('Grade 5', 'Quinto grado'), said: words('Grade 5', 'el quinto grado') },
    ],
  },
  {
    title: words('Cups of lemonade sold', 'Vasos de limonada vendidos'),
    noun: noun('cup', 'cups', 'vaso', 'vasos', 'm'),
    icon: 'circle',
    kind: 'were',
    verb: words('sold', 'se vendieron'),
    verbOfTwo: words('sold', 'se vendieron'),
    past: words('sold', 'se vendieron'),
    categories: [
      { name: words('Week 1', 'Semana 1'), said: words('in Week 1', 'en la semana 1') },
      { name: words('Week 2', 'Semana 2'), said: words('in Week 2', 'en la semana 2') },
      { name: words('Week 3', 'Semana 3'), said: words('in Week 3', 'en la semana 3') },
      { name: words('Week 4', 'Semana 4'), said: words('in Week 4', 'en la semana 4') },
      { name: words('Week 5', 'Semana 5'), said: words('in Week 5', 'en la semana 5') },
    ],
  },
  {
    title: words('Stamps collected', 'Estampillas reunidas'),
    noun: noun('stamp', 'stamps', 'estampilla', 'estampillas', 'f'),
    icon: 'square',
    kind: 'did',
    verb: words('collect', 'reunió'),
    verbOfTwo: words('collect', 'reunieron'),
    past: words('collected', 'reunió'),
    categories: [
      { name: words('Tom', 'Tom'), said: words('Tom', 'Tom') },
      { name: words('Iris', 'Iris'), said: words('Iris', 'Iris') },
      { name: words('Hugo', 'Hugo'), said: words('Hugo', 'Hugo') },
      { name: words('Zoe', 'Zoe'), said: words('Zoe', 'Zoe') },
      { name: words('Pablo', 'Pablo'), said: words('Pablo', 'Pablo') },
    ],
  },
  {
    title: words('Cars washed', 'Carros lavados'),
    noun: noun('car', 'cars', 'carro', 'carros', 'm'),
    icon: 'circle',
    kind: 'did',
    verb: words('wash', 'lavó'),
    verbOfTwo: words('wash', 'lavaron'),
    past: words('washed', 'lavó'),
    categories: [
      { name: words('Red team', 'Equipo rojo'), said: words('the red team', 'el equipo rojo') },
      { name: words('Blue team', 'Equipo azul'), said: words('the blue team', 'el equipo azul') },
      { name: words('Green team', 'Equipo verde'), said: words('the green team', 'el equipo verde') },
      { name: words('Yellow team', 'Equipo amarillo'), said: words('the yellow team', 'el equipo amarillo') },
      { name: words('White team', 'Equipo blanco'), said: words('the white team', 'el equipo blanco') },
    ],
  },
  {
    title: words('Laps run', 'Vueltas corridas'),
    noun: noun('lap', 'laps', 'vuelta', 'vueltas', 'f'),
    icon: 'circle',
    kind: 'did',
    verb: words('run', 'corrió'),
    verbOfTwo: words('run', 'corrieron'),
    past: words('ran', 'corrió'),
    categories: [
      { name: words('Clara', 'Clara'), said: words('Clara', 'Clara') },
      { name: words('Amir', 'Amir'), said: words('Amir', 'Amir') },
      { name: words('Rosa', 'Rosa'), said: words('Rosa', 'Rosa') },
      { name: words('Kenji', 'Kenji'), said: words('Kenji', 'Kenji') },
      { name: words('Bruno', 'Bruno'), said: words('Bruno', 'Bruno') },
    ],
  },
  {
    title: words('Cookies baked', 'Galletas horneadas'),
    noun: nouns.cookie,
    icon: 'circle',
    kind: 'did',
    verb: words('bake', 'horneó'),
    verbOfTwo: words('bake', 'hornearon'),
    past: words('baked', 'horneó'),
    categories: [
      { name: words('Mrs. Diaz', 'Sra. Díaz'), said: words('Mrs. Diaz', 'la señora Díaz') },
      { name: words('Mr. Cruz', 'Sr. Cruz'), said: words('Mr. Cruz', 'el señor Cruz') },
      { name: words('Ms. Park', 'Srta. Park'), said: words('Ms. Park', 'la señorita Park') },
      { name: words('Mr. Bell', 'Sr. Bell'), said: words('Mr. Bell', 'el señor Bell') },
      { name: words('Mrs. Khan', 'Sra. Khan'), said: words('Mrs. Khan', 'la señora Khan') },
    ],
  },
  {
    title: words('Points scored', 'Puntos anotados'),
    noun: noun('point', 'points', 'punto', 'puntos', 'm'),
    icon: 'star',
    kind: 'did',
    verb: words('score', 'anotó'),
    verbOfTwo: words('score', 'anotaron'),
    past: words('scored', 'anotó'),
    categories: [
      { name: words('Eagles', 'Águilas'), said: words('the Eagles', 'el equipo Águilas') },
      { name: words('Tigers', 'Tigres'), said: words('the Tigers', 'el equipo Tigres') },
      { name: words('Comets', 'Cometas'), said: words('the Comets', 'el equipo Cometas') },
      { name: words('Rockets', 'Cohetes'), said: words('the Rockets', 'el equipo Cohetes') },
      { name: words('Dragons', 'Dragones'), said: words('the Dragons', 'el equipo Dragones') },
    ],
  },
  {
    title: words('Shells found', 'Conchas de mar encontradas'),
    noun: nouns.shell,
    icon: 'heart',
    kind: 'did',
    verb: words('find', 'encontró'),
    verbOfTwo: words('find', 'encontraron'),
    past: words('found', 'encontró'),
    categories: [
      { name: words('Teresa', 'Teresa'), said: words('Teresa', 'Teresa') },
      { name: words('Carlos', 'Carlos'), said: words('Carlos', 'Carlos') },
      { name: words('Naomi', 'Naomi'), said: words('Naomi', 'Naomi') },
      { name: words('Daniel', 'Daniel'), said: words('Daniel', 'Daniel') },
      { name: words('Leila', 'Leila'), said: words('Leila', 'Leila') },
    ],
  },
  {
    title: words('Umbrellas sold', 'Paraguas vendidos'),
    noun: noun('umbrella', 'umbrellas', 'paraguas', 'paraguas', 'm'),
    icon: 'square',
    kind: 'were',
    verb: words('sold', 'se vendieron'),
    verbOfTwo: words('sold', 'se vendieron'),
    past: words('sold', 'se vendieron'),
    categories: [
      { name: words('June', 'Junio'), said: words('in June', 'en junio') },
      { name: words('July', 'Julio'), said: words('in July', 'en julio') },
      { name: words('August', 'Agosto'), said: words('in August', 'en agosto') },
      { name: words('September', 'Septiembre'), said: words('in September', 'en septiembre') },
      { name: words('October', 'Octubre'), said: words('in October', 'en octubre') },
    ],
  },
]
