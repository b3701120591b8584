/** Contracts for a private EVM chain: a token like the large ones, one that lies, and a payer within a contract. */

export const TOKEN_FILE = 'Tokens.sol';

export const TOKEN_SOURCE = `// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.24;

/// Behaves as USDT does: six decimals or as given, no return values, and an owner who can refuse addresses.
contract PlainToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    string public symbol;
    uint8 public immutable decimals;
    address public immutable owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) public isRefused;

    constructor(string memory symbol_, uint8 decimals_, uint256 supply) {
        symbol = symbol_;
        decimals = decimals_;
        owner = msg.sender;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function transfer(address to, uint256 value) external virtual {
        move(msg.sender, to, value, value);
    }

    function refuse(address account, bool refused) external {
        require(msg.sender == owner, "not the owner");
        isRefused[account] = refused;
    }

    function move(address from, address to, uint256 value, uint256 arriving) internal {
        require(!isRefused[to] && !isRefused[from], "refused address");
        require(balanceOf[from] >= value, "balance too low");
        balanceOf[from] -= value;
        balanceOf[to] += arriving;
        emit Transfer(from, to, value);
    }
}

/// Announces more than arrives: a part of each transfer is lost, and anyone can announce a transfer that never was.
contract LyingToken is PlainToken {
    uint256 public immutable arrivingPercent;

    constructor(string memory symbol_, uint8 decimals_, uint256 supply, uint256 arrivingPercent_)
        PlainToken(symbol_, decimals_, supply)
    {
        arrivingPercent = arrivingPercent_;
    }

    function transfer(address to, uint256 value) external override {
        move(msg.sender, to, value, (value * arrivingPercent) / 100);
    }

    function announce(address from, address to, uint256 value) external {
        emit Transfer(from, to, value);
    }
}

/// Pays native coins from within a contract, as exchanges and wallets with several signers do.
contract Payer {
    function pay(address payable to) external payable {
        (bool paid, ) = to.call{value: msg.value}("");
        require(paid, "not paid");
    }

    /// Two transfers of a token in one transaction.
    function split(PlainToken token, address first, address second, uint256 each) external {
        token.transfer(first, each);
        token.transfer(second, each);
    }
}
`;
