// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Nobody can mint: the whole supply is written into storage before the network opens, so every later
/// token comes from a transfer with its event, as on a real network.
abstract contract Ledger {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function move(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        uint256 balance = balanceOf[from];
        require(balance >= value, "ERC20: transfer amount exceeds balance");
        balanceOf[from] = balance - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function allow(address owner, address spender, uint256 value) internal {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function spend(address owner, address spender, uint256 value) internal {
        uint256 allowed = allowance[owner][spender];
        require(allowed >= value, "ERC20: transfer amount exceeds allowance");
        allowance[owner][spender] = allowed - value;
    }
}

contract Token is Ledger {
    function transfer(address to, uint256 value) external virtual returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allow(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        spend(from, msg.sender, value);
        move(from, to, value);
        return true;
    }
}

/// Takes more gas than a token of today, as all do after a fork that makes storage dearer.
contract DearToken is Token {
    uint256 public extraGas;

    function transfer(address to, uint256 value) external override returns (bool) {
        uint256 end = gasleft() - extraGas;
        while (gasleft() > end) {}
        move(msg.sender, to, value);
        return true;
    }
}

/// Answers nothing where the standard wants a bool, as USDT on Ethereum does.
contract SilentToken is Ledger {
    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        allow(msg.sender, spender, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        spend(from, msg.sender, value);
        move(from, to, value);
    }
}

/// Moves the tokens and answers false, as USDT on Tron does. It looks up who is blocked, as that one does.
contract FalseToken is Ledger {
    mapping(address => bool) public isBlackListed;

    function transfer(address to, uint256 value) external returns (bool) {
        require(!isBlackListed[msg.sender]);
        move(msg.sender, to, value);
        return false;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allow(msg.sender, spender, value);
        return false;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        spend(from, msg.sender, value);
        move(from, to, value);
        return false;
    }
}

interface Transfers {
    function transfer(address to, uint256 value) external returns (bool);
}

/// Owns the supply where transactions have no nonce. It pays a reference once for ever, whoever asks again.
contract Treasury {
    address public owner;
    mapping(bytes32 => bool) public isPaid;

    event Paid(bytes32 indexed paidReference);

    function pay(address token, address to, uint256 value, bytes32 paidReference) external {
        require(msg.sender == owner && !isPaid[paidReference]);
        isPaid[paidReference] = true;
        Transfers(token).transfer(to, value);
        emit Paid(paidReference);
    }
}
