/**
 * Common passwords, French ones included: lower case, at least 6 characters. A module of its own,
 * loaded lazily by pages.
 */
const LISTE = `
123456 1234567 12345678 123456789 1234567890 12345678910 123456789012 0123456789 9876543210 987654321
87654321 11111111 00000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
12121212 11223344 1122334455 112233445566 123123123 123321123 12344321 1234554321 147258369 159753456
159357258 147852369 741852963 963852741 789456123 7894561230 321654987 102030405060 1029384756 10203040
31415926 14789632 25802580 13579246 24681012 98765432 01234567 19841984 20002000 20202020 20242024
20252025 20262026 20272027 123456abc abc123456 abcd1234 abcdefgh abcdefghij abcd12345 a1b2c3d4 a1b2c3d4e5
1a2b3c4d aa123456 a123456789 123456789a 1234abcd 12345abcde q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsxedc qazwsxedcrfv a1z2e3r4 a1z2e3r4t5
1a2z3e4r 1a2z3e4r5t azqswxedc azer1234 azerty azerty12 azerty123 azerty1234 azertyui azertyuiop
azertyuiop12 azertyazerty qsdfghjk qsdfghjklm wxcvbn12 wxcvbn123 azeqsdwxc aqwzsxedc aqwzsxedcrfv
qwerty qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertyqwerty qwertz123 asdfghjk asdfghjkl asdfasdf
asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnmz qweasdzxc qweqweqwe asdasdasd poiuytrewq poiuytreza mlkjhgfdsq
password password1 password12 password123 password1234 password12345 passwordpassword passw0rd passw0rd1
p@ssword p@ssw0rd p@ssw0rd1 p@ssword123 pa55word pa55w0rd passwort passport passpass mypassword
changeme changeme123 changemenow letmein1 letmein123 letmeinnow welcome welcome1 welcome12 welcome123
whatever whatever1 trustno1 iloveyou iloveyou1 iloveyou2 iloveyou123 ilovegod iloveme1 loveyou1 lovelove
football football1 baseball basketball superman superman1 batman123 spiderman starwars startrek pokemon
pokemon1 pokemon123 naruto123 minecraft fortnite fortnite1 playstation nintendo computer computer1 internet
samsung1 samsung123 iphone123 facebook facebook1 facebook123 instagram snapchat linkedin youtube1 google123
microsoft windows10 windows123 administrator administrateur admin123 admin1234 admin12345 adminadmin
root1234 rootroot toor1234 superadmin superuser utilisateur test1234 test12345 testtest testtest123 tester123
default1 guest123 invite123 demo1234 demodemo temp1234 temporaire temporary secret123 secretsecret master123
monkey123 dragon123 shadow123 sunshine sunshine1 princess princess1 charlie1 charlie123 michael1 michelle
jennifer jessica1 ashley123 daniel123 nicole123 matthew1 jordan23 hunter123 mustang1 corvette ferrari1
mercedes porsche1 chocolate cheesecake butterfly blink182 liverpool liverpool1 chelsea1 arsenal1 barcelona
realmadrid juventus maradona ronaldo7 cristiano rainbow1 flower123 purple123 orange123 diamond1 platinum
november december september october1 february january1 business security supersecret nothing1 forever1
blessed1 jesus123 christ123 angel123 hello123 hellohello goodluck hellokitty babygirl babygirl1 lollipop
pepper123 cookie123 banana123 cheese123 killer123 ninja123 zombie123 matrix123 phoenix1 thunder1
motdepasse motdepasse1 motdepasse12 motdepasse123 motdepasse1234 monmotdepasse lemotdepasse motdepass
motdepassemotdepasse mdp12345 mdp123456 mdpmdpmdp soleil soleil12 soleil123 doudou doudou12 doudou123
loulou12 loulou123 chouchou chouchou1 choupinette choupette loulette minouche poupette doudoune pupuce12
bonjour bonjour1 bonjour12 bonjour123 bonjourbonjour bonsoir123 salut123 coucou12 coucou123 coucoucoucou
jetaime jetaime1 jetaime123 jetaimejetaime jetadore jetaimefort monamour monamour1 monamour123 amourtoujours
amour123 toujours vivelavie lavieestbelle vivelafrance france98 france123 francefrance allezlesbleus
equipedefrance marseille marseille13 olympique olympiquedemarseille olympiquelyonnais allezlom
parissaintgermain paris123 parisparis paris2024 bretagne bretagne1 bordeaux bordeaux33 toulouse toulouse31
strasbourg montpellier grenoble normandie normandie1 corsica20 auvergne bourgogne provence chocolat
chocolat1 chocolat123 nounours nounours1 nounours123 papillon papillon1 papillon123 princesse princesse1
princesse123 caramel1 caramel123 vanille1 framboise coquelicot tournesol hirondelle coccinelle libellule
sauterelle tortue123 dauphin1 dauphins elephant crocodile kangourou perroquet chatchat chaton123 chienchien
licorne1 licorne123 camille1 camille123 nicolas1 nicolas123 thomas123 julien123 julie123 marine123 pauline1
caroline caroline1 isabelle isabelle1 veronique frederic stephane stephanie sebastien christophe christine
catherine nathalie nathalie1 virginie sandrine delphine valentin valentine alexandre alexandra alexandre1
guillaume guillaume1 benjamin benjamin1 maxime123 antoine1 antoine123 mathieu1 mathilde florian1 quentin1
dominique philippe philippe1 francois francoise jacqueline monique1 bernard1 jeanpierre jeanmarie marie123
martine1 patrick1 laurent1 vincent1 clement1 romain123 anthony1 jeremy123 kevin123 jonathan nathan123
ordinateur portable1 telephone voiture1 vacances vacances1 maison123 famille1 famille123 bienvenue bienvenue1
bienvenue123 liberte1 libertegalite liberteegalitefraternite anniversaire champion champion1 tigrou123 asterix1
obelix123 tintin123 schtroumpf zidane10 zinedine mbappe10 johnny123 harrypotter starwars1 seigneur gandalf1
marathon marathon42 courir123 coureapied courseapied jogging1 running1 running123 foulee123 triathlon ultratrail
natation cyclisme velo1234 montagne montblanc chamonix randonnee escalade athletisme
`

export const MOTS_DE_PASSE_COURANTS: ReadonlySet<string> = new Set(LISTE.trim().split(/\s+/))
