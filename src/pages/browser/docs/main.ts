/** The script of the documentation pages. Without it, they are complete. */
import { followMovedAnchor } from './movedAnchors';

followMovedAnchor();
window.addEventListener('hashchange', followMovedAnchor);
