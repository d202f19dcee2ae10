// The button of a page that is made for paper.
const button = document.querySelector('[data-print]');
button.hidden = false;
button.addEventListener('click', () => print());
