/** The global styles, in the order of their layers. */
import '#site/tokens.css';
import '#site/fonts.css';
import '#site/base.css';
import '#site/ui/reveal.css';
import '#site/print.css';
